import { expect, test } from './house';
import { begun, button, figuresOf } from './genoa';
import { bid, go, main, settle, two } from './venice';

test('look venice', async ({ browser, house }) => {
  const [anna, bert] = await two(browser, house.url);
  await bid(anna, 25);
  await bid(bert, 0);
  await bert.page.getByLabel('Never ask: let others go first').check();
  await settle([anna, bert]);
  await go(anna, 'docks');
  await go(bert, 'mercato');
  const { page } = anna;
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/look-mov-1.png' });
  await page.locator('.prompt').getByRole('button', { name: 'End turn', exact: true }).click();
  await page.screenshot({ path: '/tmp/look-mov-2.png' });
  await page.getByRole('button', { name: /^Back/ }).click();
  await page.getByRole('button', { name: /^More: Dock/ }).first().click();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.screenshot({ path: '/tmp/look-mov-3.png' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: '/tmp/look-mov-4.png' });
  await main(page).click();
  await page.waitForTimeout(500);
  const b = bert.page;
  await b.locator('.desk [data-at="mercato-buy"] .act').first().click().catch(() => undefined);
  await b.screenshot({ path: '/tmp/look-mov-5.png' });
});

test('look genoa', async ({ browser, house }) => {
  const [anna, bert, carla] = await begun(browser, house.url);
  await bert.page.screenshot({ path: '/tmp/look-gen-1.png' });
  await anna.page.screenshot({ path: '/tmp/look-gen-2.png' });
  for (const one of [bert, carla]) await button(one, 'Pass').click();
  if ((await button(anna, 'Let it lapse').count()) > 0) await button(anna, 'Let it lapse').click();
  await bert.page.waitForTimeout(800);
  await bert.page.screenshot({ path: '/tmp/look-gen-3.png' });
  await bert.page.setViewportSize({ width: 1280, height: 720 });
  await bert.page.screenshot({ path: '/tmp/look-gen-4.png' });
  await bert.page.setViewportSize({ width: 390, height: 844 });
  await bert.page.screenshot({ path: '/tmp/look-gen-5.png', fullPage: true });
  expect(figuresOf(bert)).toBeDefined();
});

test('look others', async ({ page }) => {
  for (const [n, game] of ['The Speicherstadt', 'Oltremare', 'Masters of Venice'].entries()) {
    await page.goto('/');
    await page.locator('.tile', { hasText: game }).getByRole('button', { name: 'Play now' }).click();
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/look-other-${n}.png` });
  }
});
