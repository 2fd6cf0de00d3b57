// What is wrong with what is to be seen: cut, covered, overlapping, or out of sight without a sign that there is more.

import { type Page } from '@playwright/test';

/** Each fault in words. */
export const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const found = new Set<string>();
    /** So much may be cut off: shadows, and the room of lines. */
    const SLACK = 2;
    const LINE = 6;

    const named = (element: Element): string => {
      const { tagName, classList } = element;
      const kind = `${tagName.toLowerCase()}${[...classList]
        .filter((name) => !name.startsWith('svelte-'))
        .map((name) => `.${name}`)
        .join('')}`;
      const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
      return `${kind} “${words.slice(0, 40)}”`;
    };
    const seen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.sr, [inert]') === null;
    const size = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
    const common = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const frame: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    /** The page itself scrolls on phones; there the prompt lies over what is below. */
    const root = document.documentElement;
    const scrolls = root.scrollHeight > innerHeight + 1;

    /** What cuts an element off, from the inside to the outside. */
    function cutters(element: Element, own: boolean): Element[] {
      const all: Element[] = [];
      let { position } = getComputedStyle(element);
      if (own && !element.matches('svg *')) all.push(element);
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (position === 'fixed') break;
        if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
        all.push(at);
        position = style.position;
      }
      return all.filter((one) => {
        const style = getComputedStyle(one);
        return (style.overflowX !== 'visible' || style.overflowY !== 'visible') && style.display !== 'inline';
      });
    }

    /** The part of a thing that is to be seen; what cuts it without a sign is a fault. */
    function shown(element: Element, box: Box, isText: boolean): Box {
      let left = box;
      for (const cutter of cutters(element, isText)) {
        const style = getComputedStyle(cutter);
        const inner = cutter.getBoundingClientRect();
        const more = ((cutter as HTMLElement).dataset.more ?? '').split(' ');
        const beyond = {
          left: inner.left - left.left,
          right: left.right - inner.right,
          up: inner.top - left.top,
          down: left.bottom - inner.bottom,
        };
        for (const [side, by] of Object.entries(beyond)) {
          const across = side === 'left' || side === 'right';
          const overflow = across ? style.overflowX : style.overflowY;
          const slack = across ? SLACK : isText ? LINE : SLACK + 2;
          if (overflow === 'visible' || by <= slack) continue;
          if (overflow === 'auto' || overflow === 'scroll') {
            if (!more.includes(side)) found.add(`no sign that ${named(cutter)} goes on ${side}`);
          } else if (isText) {
            const whole = element.closest('[title], [aria-label]');
            if (!across || style.textOverflow !== 'ellipsis' || whole === null)
              found.add(`cut (${side} ${Math.round(by)}): ${named(element)}`);
          } else {
            found.add(`cut (${side} ${Math.round(by)}): ${named(element)} by ${named(cutter).slice(0, 30)}`);
          }
        }
        left = common(left, inner);
      }
      if (left.left < -SLACK || left.right > innerWidth + SLACK)
        found.add(`beyond the side: ${named(element)}`);
      if (!scrolls && left.bottom > innerHeight + LINE) found.add(`below the window: ${named(element)}`);
      return left;
    }

    /** Not lying on top of what scrolls below it. */
    const layer = (element: Element) => element.closest('.bar, dialog, .help, .drawer.over')?.className ?? '';

    const texts: { element: Element; box: Box }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.matches('svg *, script, style, option')) continue;
      if (!seen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = shown(element, range.getBoundingClientRect(), true);
      if (size(box) > 0)
        for (const line of range.getClientRects()) texts.push({ element, box: common(line, box) });
    }
    for (const [n, one] of texts.entries())
      for (const other of texts.slice(n + 1)) {
        if (one.element === other.element || layer(one.element) !== layer(other.element)) continue;
        const both = common(one.box, other.box);
        if (both.right - both.left < 4 || both.bottom - both.top < LINE) continue;
        if (size(both) > 0.2 * Math.min(size(one.box), size(other.box)))
          found.add(`words over words: ${named(one.element)} and ${named(other.element)}`);
      }

    const TARGETS = 'button:not(:disabled), a[href], input, select, textarea, summary, [data-target]';
    const targets: { element: Element; box: Box }[] = [];
    for (const element of document.querySelectorAll(`${TARGETS}, [data-card], [data-help], [data-at]`)) {
      if (!seen(element)) continue;
      const box = element.getBoundingClientRect();
      if (size(box) === 0) continue;
      const rest = common(shown(element, box, false), frame);
      if (element.matches(TARGETS) && rest.right - rest.left > 4 && rest.bottom - rest.top > 4)
        targets.push({ element, box: rest });
    }
    for (const [n, one] of targets.entries()) {
      for (const other of targets.slice(n + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (layer(one.element) !== layer(other.element)) continue;
        // A button for a card lies on it.
        if (other.element.matches('.tray') && one.element.parentElement === other.element.parentElement)
          continue;
        const both = common(one.box, other.box);
        if (size(both) > 0.15 * Math.min(size(one.box), size(other.box)))
          found.add(`overlap: ${named(one.element)} and ${named(other.element)}`);
      }
      const { left, right, top, bottom } = one.box;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!hit || hit.contains(one.element) || one.element.contains(hit)) continue;
      if (hit.closest('label')?.contains(one.element) || (scrolls && layer(hit) !== layer(one.element)))
        continue;
      found.add(`covered: ${named(one.element)} by ${named(hit)}`);
    }

    if (root.scrollWidth > innerWidth) found.add(`the page is ${root.scrollWidth} wide`);
    if (scrolls && !(root.dataset.more ?? '').includes('down')) found.add('no sign that the page goes on');
    return [...found];
  });
