// The trays are brought into sight, and the keys go to them.

import { tick } from 'svelte';

export async function standReady(): Promise<void> {
  await tick();
  const build = document.querySelector('#drawer-panel .build');
  build?.scrollIntoView({ block: 'nearest' });
  build?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
}
