// The keyboard: arrows walk over the legal targets, digits jump to them, Enter takes what is meant.

interface KeyMap {
  [key: string]: () => void;
}

const targets = () =>
  [...document.querySelectorAll<HTMLElement>('[data-target]:not(:disabled)')].filter(
    (element) => element.getClientRects().length > 0,
  );

/** Is a field written in? Then no key is a shortcut. */
export const writing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');

function walk(step: number): void {
  const all = targets();
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next]?.focus();
}

/** Does this key belong to whoever writes, to a dialog, or to the browser? */
export const shortcutsRest = (event: KeyboardEvent): boolean =>
  event.repeat ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  writing(event.target) ||
  document.querySelector('dialog[open]') !== null;

/** Handles a key; says whether it was one of ours. */
export function press(event: KeyboardEvent, map: KeyMap): boolean {
  if (shortcutsRest(event)) return false;
  const { key } = event;
  if (key === 'ArrowRight' || key === 'ArrowDown') walk(1);
  else if (key === 'ArrowLeft' || key === 'ArrowUp') walk(-1);
  else if (/^[1-9]$/.test(key)) {
    const target = targets()[Number(key) - 1];
    target?.focus();
    target?.click();
  } else if (key === 'Enter') return enter(event);
  else {
    const action = map[key.length === 1 ? key.toLowerCase() : key];
    if (!action) return false;
    action();
  }
  event.preventDefault();
  return true;
}

/** On a button Enter is its own; on a target that is chosen already, and anywhere else, it means the red button. */
function enter(event: KeyboardEvent): boolean {
  const focused = document.activeElement;
  const again = focused?.getAttribute('aria-pressed') === 'true' && focused.hasAttribute('data-target');
  if (!again && focused instanceof HTMLElement && focused.matches('button, a, [role=tab]')) return false;
  const main = document.querySelector<HTMLButtonElement>('[data-main]:not(:disabled)');
  if (!main) return false;
  event.preventDefault();
  main.click();
  return true;
}
