// What scrolls says so: it fades on the sides where there is more (`base.css`).

import type { Attachment } from 'svelte/attachments';

const SIDES = ['left', 'right', 'up', 'down'] as const;

/** Calls whenever something may have come into sight or gone out of it. */
function follow(element: HTMLElement, source: HTMLElement | Document, look: () => void): () => void {
  let asked = 0;
  const soon = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(soon);
  const observe = () => {
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    soon();
  };
  const children = new MutationObserver(observe);
  children.observe(element, { childList: true, subtree: true });
  source.addEventListener('scroll', soon, { passive: true });
  observe();
  look();
  return () => {
    cancelAnimationFrame(asked);
    sizes.disconnect();
    children.disconnect();
    source.removeEventListener('scroll', soon);
  };
}

/** Which of these sides have more, as an attribute. */
function mark(element: HTMLElement, is: readonly boolean[]): void {
  const more = SIDES.filter((_, n) => is[n]).join(' ');
  if (more !== (element.dataset.more ?? '')) element.dataset.more = more;
}

/** For whatever may scroll. */
export const more: Attachment<HTMLElement> = (element) =>
  follow(element, element, () => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    const { overflowX, overflowY } = getComputedStyle(element);
    const [across, along] = [overflowX, overflowY].map((one) => one === 'auto' || one === 'scroll');
    mark(element, [
      across === true && scrollLeft > 1,
      across === true && scrollLeft + clientWidth < scrollWidth - 1,
      along === true && scrollTop > 1,
      along === true && scrollTop + clientHeight < scrollHeight - 1,
    ]);
  });

/** For the element that makes the page as long as it is. */
export const morePage: Attachment<HTMLElement> = (element) => {
  const root = document.documentElement;
  const end = follow(element, document, () => {
    const below = root.scrollHeight - innerHeight - scrollY > 1;
    mark(root, [false, false, false, below]);
  });
  return () => {
    end();
    delete root.dataset.more;
  };
};
