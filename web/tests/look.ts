// A page in both themes and three widths: pictures for people to look at, and axe for what people overlook.

import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';

import { expect } from './house';

const WIDTHS = [
  ['phone', 360, 740],
  ['tablet', 768, 1024],
  ['desktop', 1440, 900],
] as const;

async function sound(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(
      ({ id, nodes }) =>
        `${name}: ${id}: ${nodes
          .map((node) => node.html.slice(0, 140))
          .slice(0, 3)
          .join(' | ')}`,
    ),
  ).toEqual([]);
}

export async function look(page: Page, name: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const [device, width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(150);
      // Nothing runs out at the side.
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${name} on a ${device}`,
      ).toBeLessThanOrEqual(width);
      await page.screenshot({ path: `screenshots/${name}-${device}-${theme}.png` });
    }
    await sound(page, `${name} (${theme})`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
