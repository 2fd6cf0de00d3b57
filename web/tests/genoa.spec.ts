// The Traders of Genoa: a whole match with the keyboard alone, deals between people, and purses that nobody looks into.

import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';

import { aim, begun, build, button, main, offers, title, viewOf, views } from './genoa';
import { expect, test } from './house';
import { look } from './look';

/** Opens a table against bots, with oneself as the first to play. */
async function sitDown(page: Page, players: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/new/genoa');
  await page.getByRole('combobox', { name: 'Players' }).selectOption(`${players}`);
  const bot = await page
    .getByLabel('Seat 2', { exact: true })
    .locator('option[value="bot steady"]')
    .last()
    .getAttribute('value');
  for (let seat = 2; seat <= players; seat++)
    await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption(bot ?? '');
  await page.getByLabel('Who begins').selectOption('0');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.city')).toBeVisible();
}

/** The next thing a person would do with keys: confirm, take a target, or say that there is nothing to say. */
async function press(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  if ((await main({ page }).count()) > 0) return page.keyboard.press('Enter');
  const open = await page
    .locator('[data-target]:not(:disabled)')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getClientRects().length > 0)
        .findIndex((one) => one.getAttribute('aria-pressed') !== 'true'),
    );
  if (open >= 0 && open < 9) return page.keyboard.press(`${open + 1}`);
  await page.keyboard.press('n');
  await page.waitForTimeout(30);
}

test('a whole match with the keyboard alone', async ({ page }) => {
  test.setTimeout(400_000);
  await sitDown(page, 3);
  const end = page.locator('#end-title');
  const until = Date.now() + 360_000;
  while (!(await end.isVisible())) {
    if (Date.now() > until) throw new Error('the match does not end');
    await press(page);
    await page.waitForTimeout(15);
  }
  const result = page.locator('dialog table');
  await expect(result.getByRole('rowheader', { name: 'Ducats' })).toBeVisible();
  await expect(result.getByRole('rowheader', { name: 'Total' })).toBeVisible();
});

test('who passes by a switch is not asked again in the turns of others', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/new/genoa');
  await page.getByRole('combobox', { name: 'Players' }).selectOption('2');
  await page.getByLabel('Seat 2', { exact: true }).selectOption('bot random');
  await page.getByLabel('Who begins').selectOption('1');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByLabel('Pass for me until somebody asks me').click(); // the bot may be done at once, and the switch gone with its turn
  await expect(title({ page })).toHaveText('Roll for the tower', { timeout: 60_000 });
  await expect(page.getByLabel('Pass for me until somebody asks me')).toHaveCount(0);
});

test('offer, counter, agreement, action, and the gain that was promised', async ({ browser, house }) => {
  const [anna, bert, carla] = await begun(browser, house.url);
  const building = await aim(bert);
  await build(bert).getByRole('button', { name: 'Give 5 ducats' }).click();
  await build(bert).getByRole('button', { name: '5 ducats more' }).click();
  const gains = build(bert)
    .getByRole('group', { name: /^Promise/ })
    .getByRole('button');
  await gains.first().click();
  await expect(build(bert)).toContainText('May be sent. Afterwards you have 120 ducats.');
  await build(bert).getByRole('button', { name: 'Send to Anna' }).click();

  // It is pinned to its building for everybody, and named in the drawer.
  for (const one of [anna, bert, carla]) {
    await expect(offers(one)).toHaveCount(1);
    await expect(one.page.locator('[data-note]')).toHaveCount(1);
  }
  await offers(anna).getByRole('button', { name: 'Ask more' }).click();
  await expect(build(anna).getByRole('group', { name: 'You want', exact: true })).toContainText('15');
  await expect(build(anna).getByRole('button', { name: /^Ask, 3 left/ })).toBeEnabled();
  await build(anna)
    .getByRole('button', { name: /^Ask, 3 left/ })
    .click();
  await expect(carla.page.locator('[data-ask]')).toContainText('First to agree has it');
  await expect(carla.page.locator('[data-ask]').getByRole('button')).toHaveCount(0);
  await bert.page.locator('[data-ask]').getByRole('button', { name: 'Agree' }).click();

  // The deal is done at once: Bert acts, and hands over what was promised.
  await expect(title(bert)).toHaveText(`Your action: ${building}`);
  expect(viewOf(bert).players[1]?.ducats).toBe(115);
  expect(viewOf(anna).players[0]?.ducats).toBe(145);
  await main(bert).click();
  await bert.page.getByRole('tab', { name: 'Log' }).click();
  await expect(bert.page.getByText(/^Bert hands .* to Anna, as promised/)).toBeVisible();
  await main(bert).click();
  await expect(title(bert)).not.toContainText('anything more');
});

test('an offer that wants nothing forbids to let the action lapse, until it is withdrawn', async ({
  browser,
  house,
}) => {
  const [anna, bert, carla] = await begun(browser, house.url);
  // Onto a building, if the dice have not led there.
  if (viewOf(anna).phase === 'onward') {
    for (const one of [bert, carla]) await button(one, 'Pass').click();
    const building = anna.page.locator('.plot.lit:not(.street) button.face').first();
    await building.click();
    await main(anna).click();
  }
  await expect(title(anna)).toContainText('act, or sell the action');
  await aim(bert);
  await build(bert).getByRole('button', { name: 'Give 5 ducats' }).click();
  await build(bert).getByRole('button', { name: 'Send to Anna' }).click();
  await button(carla, 'Pass').click();
  await expect(button(anna, 'Act yourself')).toBeVisible();
  await expect(button(anna, 'Let it lapse')).toHaveCount(0);
  await expect(anna.page.locator('.duty')).toContainText('must sell it or act');
  await offers(bert).getByRole('button', { name: 'Withdraw' }).click();
  await expect(button(anna, 'Let it lapse')).toBeVisible();
  await button(anna, 'Let it lapse').click();
  await expect(title(anna)).not.toContainText('act, or sell');
});

test('nobody is told what is in another purse', async ({ browser, house }) => {
  const people = await begun(browser, house.url);
  const [anna, bert] = people;
  await aim(bert);
  await build(bert).getByRole('button', { name: 'Give 5 ducats' }).click();
  await build(bert).getByRole('button', { name: 'Send to Anna' }).click();
  await offers(anna).getByRole('button', { name: 'Accept' }).click();
  await expect(title(bert)).toContainText('Your action');
  for (const [seat, one] of people.entries()) {
    expect(views(one).length).toBeGreaterThan(2);
    for (const view of views(one))
      expect(view.players.map(({ ducats }, other) => other === seat || ducats === null)).not.toContain(false);
    for (const view of views(one))
      for (const [other, { known }] of view.players.entries()) if (other !== seat) expect(known).toEqual([]);
  }
  const whole = await (
    await bert.page.request.get(`${bert.page.url().replace('/t/', '/api/tables/')}/frames?whole=true`)
  ).text();
  expect(whole).not.toContain('"ducats":135,"wares"');
});

test('more ducats than one has are refused while they are counted', async ({ browser, house }) => {
  const [, bert] = await begun(browser, house.url);
  await aim(bert);
  await build(bert).getByRole('button', { name: 'Give 5 ducats' }).click();
  for (let n = 0; n < 26; n++) await build(bert).getByRole('button', { name: '5 ducats more' }).click();
  await expect(build(bert).getByRole('link')).toHaveText('GEN-5.5-V4');
  await expect(build(bert).getByRole('button', { name: 'Send to Anna' })).toBeDisabled();
  await build(bert).getByRole('button', { name: '5 ducats less' }).click();
  await expect(build(bert)).toContainText('May be sent. Afterwards you have 0 ducats.');
});

test('the table in both themes and three widths', async ({ browser, house, page }) => {
  test.slow(); // twelve pictures, and every colour is looked at
  await sitDown(page, 4);
  await look(page, 'genoa-start');
  await main({ page }).click();
  await expect(page.locator('.disc.tower')).toBeVisible();
  await look(page, 'genoa-window');
  const [anna, bert] = await begun(browser, house.url);
  await aim(bert);
  await build(bert).getByRole('button', { name: 'Give 5 ducats' }).click();
  await build(bert).getByRole('button', { name: 'Send to Anna' }).click();
  await expect(offers(anna)).toHaveCount(1);
  await look(anna.page, 'genoa-offer');
  await look(bert.page, 'genoa-trays');
  for (const colorScheme of ['light', 'dark'] as const) {
    await bert.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page: bert.page }).include('.drawer').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 140) ?? ''}`)).toEqual([]);
  }
});
