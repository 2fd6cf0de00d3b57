// Choose, see what it would bring, press the red button: and nothing is thrown away unasked.

import { expect, test } from './house';
import { begun, build, button, figuresOf, title as titleOf, viewOf } from './genoa';
import { seen } from './person';
import type { View } from '../src/games/masters-of-venice/types';
import { bid, go, main, settle, title, two } from './venice';

test('ending a turn that still has something is asked about once more', async ({ browser, house }) => {
  const [anna, bert] = await two(browser, house.url);
  await bid(anna, 25);
  await bid(bert, 0);
  await bert.page.getByLabel('Never ask: let others go first').check();
  await settle([anna, bert]);
  await go(anna, 'docks');
  await go(bert, 'church');
  const { page } = anna;
  await expect(title(page)).toContainText('Your turn: Docks');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Enter');
  await expect(title(page), 'Enter gives nothing up').toContainText('Your turn: Docks');
  const end = page.locator('.prompt').getByRole('button', { name: 'End turn', exact: true });
  await end.click();
  await expect(title(page)).toHaveText('You have done nothing here yet.');
  await page.getByRole('button', { name: /^Back/ }).click();
  await expect(title(page)).toContainText('Your turn: Docks');
  await end.click();
  await page.keyboard.press('Escape');
  await expect(title(page)).toContainText('Your turn: Docks');
  await end.click();
  await page.getByRole('button', { name: /^End turn anyway/ }).click();
  await expect(title(page)).not.toContainText('Your turn: Docks');
  for (const one of [anna, bert]) await one.page.context().close();
});

test('the Thief is reminded of the free cube before anything is bought', async ({ browser, house }) => {
  const [anna, bert] = await two(browser, house.url);
  await bid(anna, 25);
  await bid(bert, 0);
  await bert.page.getByLabel('Never ask: let others go first').check();
  await anna.page
    .locator('.desk')
    .getByRole('button', { name: /^Thief/ })
    .click();
  await main(anna.page).click();
  await settle([anna, bert]);
  await go(anna, 'docks');
  await go(bert, 'church');
  const { page } = anna;
  const cubes = () =>
    Object.values((seen(anna).at(-1)?.view as View).board.players[0]?.goods ?? {}).reduce((a, b) => a + b, 0);
  const before = cubes();
  await page
    .getByRole('button', { name: /^More: Dock/ })
    .first()
    .click();
  await main(page).click();
  await expect(title(page)).toHaveText('You could still take one cube for nothing.');
  expect(cubes()).toBe(before);
  await page.getByRole('button', { name: /^Back/ }).click();
  await page.getByRole('button', { name: /^Less: Dock/ }).click();
  await page.locator('.desk').getByRole('button', { name: 'steal' }).first().click();
  await main(page).click();
  await expect.poll(cubes).toBe(before + 1);
  for (const one of [anna, bert]) await one.page.context().close();
});

test('whoever bids sees what can be paid for, and a click puts it into the offer', async ({
  browser,
  house,
}) => {
  const people = await begun(browser, house.url);
  const [anna, bert, carla] = people;
  // Where the tower starts on a building, nobody offers for it: its action lapses, and the way is for sale.
  if (viewOf(anna).phase === 'current') {
    for (const one of [bert, carla]) await button(one, 'Pass').click();
    await button(anna, 'Let it lapse').click();
  }
  await expect.poll(() => figuresOf(bert).targets.length).toBeGreaterThan(1);
  const lit = bert.page.locator('.plot.forsale button.face');
  await expect(lit).toHaveCount(figuresOf(bert).targets.length);
  const names = await lit.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(new Set(names).size, 'no two have one name').toBe(names.length);
  await lit.last().click();
  const picked = build(bert).getByRole('group', { name: 'for', exact: true }).locator('[aria-pressed=true]');
  expect(names.at(-1)).toContain((await picked.innerText()).trim());
  await build(bert).getByRole('button', { name: 'Give 5 ducats' }).click();
  const amount = build(bert).getByLabel('Ducats that you give');
  await amount.fill('20');
  await amount.press('Enter');
  await expect(amount).toHaveValue('20');
  await build(bert).getByRole('button', { name: 'Send to Anna' }).click();
  await expect(anna.page.locator('[data-note]')).toHaveCount(1);
  for (const { page } of people) await page.context().close();
});

test('your turn, your word and waiting are three things', async ({ browser, house }) => {
  const people = await begun(browser, house.url);
  const [anna, bert] = people;
  await expect(bert.page.locator('[data-at="seat-1"]')).toContainText('your word');
  await expect(bert.page.locator('[data-at="seat-0"]')).toContainText('on turn, waits for Bert and Carla');
  await expect(bert.page.locator('.prompt')).toContainText('Your word, not your turn');
  await expect(anna.page.locator('.prompt')).toContainText('Your turn; the others are asked');
  await expect(bert.page.locator('.prompt').getByRole('button', { name: /^Make an offer/ })).toBeVisible();
  await bert.page.setViewportSize({ width: 390, height: 844 });
  await bert.page
    .locator('.prompt')
    .getByRole('button', { name: /^Make an offer/ })
    .click();
  await expect(build(bert)).toBeInViewport();
  await expect(titleOf(anna)).toBeVisible();
  for (const { page } of people) await page.context().close();
});

test('what happened last stands below the seats', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'stays for a second' }).check();
  await page.goto('/');
  await page
    .locator('.tile', { hasText: 'Masters of Venice' })
    .getByRole('button', { name: 'Play now' })
    .click();
  await page.getByRole('slider').press('End');
  await main(page).click();
  await expect(page.getByRole('region', { name: 'Lately' }).getByRole('listitem').first()).toBeVisible();
});
