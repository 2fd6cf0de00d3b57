// On a phone the page is longer than the screen: what is asked for may lie below or above it.

import { tick } from 'svelte';

import { lessMotion } from '../lib/settings.svelte';

/** Scrolls to the first thing on the board that can be chosen, if none of them is seen, once all of it stands. */
export function bringChoicesIntoSight(): void {
  void tick().then(() => requestAnimationFrame(look));
}

const promptTop = () => document.querySelector('.prompt')?.getBoundingClientRect().top ?? innerHeight;

/** Scrolls until all of it is above the prompt, or as much as there is room for. */
export function bringAbovePrompt(element: Element): void {
  void tick().then(() => {
    const box = element.getBoundingClientRect();
    const top = Math.min(box.bottom - promptTop(), box.top);
    if (top > 0) scrollBy({ top, behavior: lessMotion() ? 'auto' : 'smooth' });
  });
}

function look(): void {
  const all = [...document.querySelectorAll<HTMLElement>('.middle [data-target]:not(:disabled)')];
  const choices = all.filter((one) => one.checkVisibility());
  const bottom = promptTop();
  const isSeen = (one: HTMLElement) => {
    const { top, height } = one.getBoundingClientRect();
    return top + height / 2 > 0 && top + height / 2 < bottom;
  };
  if (choices.some(isSeen)) return;
  choices[0]?.scrollIntoView({
    block: 'center',
    inline: 'nearest',
    behavior: lessMotion() ? 'auto' : 'smooth',
  });
}
