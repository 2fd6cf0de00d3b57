// What is being explained, and how one asks: a pointer at rest, the key I, a long press, or the button of the top bar and a tap.

import { getContext, setContext } from 'svelte';

import { shortcutsRest } from './keys';

const REST = 400;
const LEAVE = 220;
const PRESS = 500;
/** How far a pointer may tremble. */
const STILL = 6;

type Point = { x: number; y: number };

const thingOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-help]') : null;
const isCard = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-help-card]') !== null;

/** Everything that can be explained, in the order of the page. */
const things = () =>
  [...document.querySelectorAll<HTMLElement>('[data-help]')].filter(
    (thing) => thing.getClientRects().length > 0 && getComputedStyle(thing).visibility !== 'hidden',
  );

const ASKING = Symbol('asking');

/** What is asked at the table below this component. */
export function askHere(): Asking {
  return setContext(ASKING, new Asking());
}

/** To be called while a component is made. */
export function asksHere(): Asking | undefined {
  return getContext<Asking | undefined>(ASKING);
}

export class Asking {
  thing = $state.raw<HTMLElement | null>(null);
  id = $state<string | null>(null);
  /** It stays until it is closed. */
  pinned = $state(false);
  /** Whatever is tapped next is explained, and arrows go from thing to thing. */
  waits = $state(false);
  /** Who asked by key or tap may not see it: it is said, too. */
  aloud = $state(false);

  #resting: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #pressing: ReturnType<typeof setTimeout> | undefined;
  #pressed: Point | null = null;
  /** The click that ends a long press means nothing else. */
  #swallow = false;
  /** What the pointer is on. */
  #under: HTMLElement | null = null;
  /** Clicked away: it opens again once the pointer has left it. */
  #dismissed: HTMLElement | null = null;

  open(thing: HTMLElement, { pinned = false, aloud = false } = {}): void {
    this.#still();
    this.thing = thing;
    this.id = thing.dataset.help ?? null;
    this.pinned = pinned;
    this.aloud = aloud;
  }

  #hide = (): void => {
    this.#still();
    this.thing = null;
    this.id = null;
    this.pinned = false;
  };

  close = (): void => {
    this.#hide();
    this.waits = false;
  };

  toggle = (): void => {
    const waits = !this.waits;
    this.close();
    this.waits = waits;
  };

  #still(): void {
    clearTimeout(this.#resting);
    clearTimeout(this.#leaving);
    clearTimeout(this.#pressing);
  }

  move = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') {
      const from = this.#pressed;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL * 2)
        clearTimeout(this.#pressing);
      return;
    }
    const thing = thingOf(event.target);
    this.#under = thing;
    if (thing !== this.#dismissed) this.#dismissed = null;
    clearTimeout(this.#resting);
    if (this.pinned || event.buttons !== 0) return;
    if (this.thing && (thing === this.thing || isCard(event.target))) {
      clearTimeout(this.#leaving);
      return;
    }
    if (this.thing && !this.aloud) {
      clearTimeout(this.#leaving);
      this.#leaving = setTimeout(this.#hide, LEAVE);
    }
    // Where the board has a tip of its own, the explanation waits to be asked for.
    if (thing && thing !== this.#dismissed && thing.dataset.helpQuiet === undefined)
      this.#resting = setTimeout(() => this.open(thing), REST);
  };

  down = (event: PointerEvent): void => {
    this.#swallow = false;
    clearTimeout(this.#resting);
    if (isCard(event.target)) return;
    const thing = thingOf(event.target);
    this.#dismissed = thing;
    if (this.thing && !this.pinned) this.#hide();
    if (event.pointerType === 'mouse' || !thing) return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    clearTimeout(this.#pressing);
    this.#pressing = setTimeout(() => {
      this.#swallow = true;
      this.open(thing, { pinned: true, aloud: true });
    }, PRESS);
  };

  up = (): void => {
    clearTimeout(this.#pressing);
    this.#pressed = null;
  };

  gone = (): void => clearTimeout(this.#resting);

  /** The menu that browsers show after a long press would lie over the explanation. */
  menu = (event: Event): void => {
    if (this.#swallow) event.preventDefault();
  };

  click = (event: MouseEvent): void => {
    if (isCard(event.target)) return;
    const thing = thingOf(event.target);
    const asks = event.target instanceof Element && event.target.closest('[data-help-button]');
    if (this.waits && !thing && !asks) this.close();
    if (!this.#swallow && !(this.waits && thing)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!this.#swallow && thing) this.open(thing, { pinned: true, aloud: true });
    this.#swallow = false;
  };

  key = (event: KeyboardEvent): void => {
    if (shortcutsRest(event)) return;
    const { key } = event;
    if (key.toLowerCase() === 'i') this.#ask();
    else if (key === 'Escape' && (this.thing || this.waits)) this.close();
    else if (this.waits && key.startsWith('Arrow'))
      this.#walk(key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** I: explains what has the focus; keeps open what is open; closes what was kept. */
  #ask(): void {
    const { activeElement } = document;
    const focused =
      activeElement === document.body
        ? null
        : (thingOf(activeElement) ?? activeElement?.querySelector<HTMLElement>('[data-help]'));
    const meant = focused ?? (this.#under?.isConnected ? this.#under : null);
    const other = meant !== null && meant !== this.thing;
    if (this.thing && !(other && this.aloud)) {
      if (this.pinned) this.close();
      else this.pinned = true;
    } else if (other) this.open(meant, { aloud: true });
    else this.toggle();
  }

  #walk(step: number): void {
    const all = things();
    const at = this.thing ? all.indexOf(this.thing) : step > 0 ? -1 : 0;
    const next = all[(at + step + all.length) % all.length];
    if (!next) return;
    if (next.tabIndex < 0 && !next.hasAttribute('tabindex')) {
      next.setAttribute('tabindex', '-1');
      next.addEventListener('blur', () => next.removeAttribute('tabindex'), { once: true });
    }
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.open(next, { aloud: true });
  }
}
