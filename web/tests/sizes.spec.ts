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

test.use({ locale: 'de-DE', seed: matchOfBots('speicherstadt').head.seed });

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
      await expect(page.locator('.board')).toBeVisible();
      await expect(page.locator('.prompt'), `${width} x ${height}`).toBeInViewport({ ratio: 0.9 });
      // One's own things are in sight, at least on a screen that is wider than high.
      if (width > 1200 || height < 480) {
        const own = await page
          .locator('.middle')
          .locator('section.mine, div.mine, section.own')
          .first()
          .boundingBox();
        const prompt = await page.locator('.prompt').boundingBox();
        expect((own?.y ?? height) + 40, `own things at ${width} x ${height}`).toBeLessThan(prompt?.y ?? 0);
      }
      found.push(...(await faults(page)).map((fault) => `${width} x ${height}: ${fault}`));
    }
    expect(found).toEqual([]);
  });

test('the first page: four games in a row, or two and two, or one below the other', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Jetzt spielen' }).first()).toBeVisible();
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(100);
    await page.screenshot({ path: `screenshots/home-${width}.png` });
    const tops = await page
      .locator('li.tile')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    const inRow = tops.filter((top) => top === tops[0]).length;
    expect([1, 2, 4], `games in a row at ${width}`).toContain(inRow);
    const here = await faults(page);
    found.push(
      ...here
        .filter((fault) => !fault.startsWith('no sign'))
        .map((fault) => `${width} x ${height}: ${fault}`),
    );
  }
  expect(found).toEqual([]);
});
