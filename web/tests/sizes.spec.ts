// Every game in its fullest state at every size, in German: pictures for people to look at, and whatever is cut, covered or out of sight.

import { expect, test } from './house';
import { GAMES, matchOfBots, openFullTable } from './full';
import { faults } from './faults';

const SIZES = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

test.use({ locale: 'de-DE', seed: matchOfBots(GAMES[0] ?? '').head.seed });

for (const game of GAMES)
  test(`${game}: nothing is cut, covered or out of sight at any size`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await openFullTable(page, game);
    await expect(page.locator('.board')).toBeVisible();
    const found: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(200);
      await page.screenshot({ path: `screenshots/full-${game}-${width}.png` });
      if (process.env.DARK) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.screenshot({ path: `screenshots/full-${game}-${width}-dark.png` });
        await page.emulateMedia({ colorScheme: 'light' });
      }
      found.push(...(await faults(page)).map((fault) => `${width} x ${height}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
