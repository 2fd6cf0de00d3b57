// Every page in both themes and three widths: pictures for people to look at, and axe for what people overlook.

import { expect, playNow, playToTheEnd, test } from './house';
import { look } from './look';

test('the pages around the table', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  await look(page, 'home');
  for (const [name, address] of [
    ['new', '/new/speicherstadt'],
    ['settings', '/settings'],
    ['rules', '/rules/speicherstadt#SPE-4.19'],
    ['rules-edition', '/rules/oltremare?edition=amigo2005'],
    ['nowhere', '/nothing/here'],
    ['no-table', '/t/aaaaaaaaaaaaaaaa'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('main h1, main h2').first()).toBeVisible();
    await look(page, name);
  }
  await page.goto('/new/speicherstadt');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByLabel('Link to this table')).toBeVisible();
  await look(page, 'gathering');
});

test('the table, from the first choice to the end, and its replay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await playNow(page);
  await expect(page.locator('.pl.legal').first()).toBeVisible();
  await look(page, 'table');
  await page.locator('.pl.legal').nth(1).click();
  await look(page, 'table-chosen');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'keys');
  await page.keyboard.press('Escape');
  await playToTheEnd(page);
  await look(page, 'end');
  await page.goto(`${table}/replay?n=90`);
  await expect(page.locator('.board')).toBeVisible();
  await look(page, 'replay');
});

test('a phone: a whole round by touch, everything within reach', async ({ browser, house }) => {
  const context = await browser.newContext({
    baseURL: house.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().tap();
  for (let lap = 0; lap < 3; lap++) {
    await page.locator('.pl.legal').first().waitFor();
    await page.locator('.pl.legal').nth(lap).tap();
    const main = page.locator('[data-main]');
    await expect(main).toBeInViewport();
    const box = await main.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
    await main.tap();
    await expect(page.locator('.pl.chosen')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Log and chat' }).tap();
  await expect(page.getByRole('tabpanel')).toBeInViewport();
  await page.getByRole('button', { name: 'Close' }).tap();
  await context.close();
});

test('the first page is light: at most 150 kB in all, fonts included', async ({ browser, house }) => {
  const page = await (await browser.newContext({ baseURL: house.url })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(150_000);
});
