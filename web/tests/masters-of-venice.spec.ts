// Masters of Venice: a whole match with the keyboard alone, and choices that stay sealed until all have made theirs.

import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';

import { SHOPS } from '../src/games/masters-of-venice/cards';
import type { Figures, View } from '../src/games/masters-of-venice/types';
import { expect, test } from './house';
import { seen } from './person';
import { bid, go, main, settle, title, two, type Person } from './venice';

/** Opens a table against bots that answer at once. */
async function sitDown(page: Page, players = 3): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/new/masters-of-venice');
  await page.getByRole('combobox', { name: 'Players' }).selectOption(`${players}`);
  const bot = await page
    .getByLabel('Seat 2', { exact: true })
    .locator('option[value="bot steady"]')
    .last()
    .getAttribute('value');
  for (let seat = 2; seat <= players; seat++)
    await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption(bot ?? '');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.venice')).toBeVisible();
}

/** The next thing a person would do with keys: take one of the first targets, or confirm. */
async function press(page: Page, turn: number): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const confirm = (await main(page).count()) > 0;
  const targets = await page.locator('[data-target]:not(:disabled)').count();
  if (targets > 0 && (!confirm || turn % 2 === 0))
    await page.keyboard.press(`${1 + (turn % Math.min(targets, 9))}`);
  else if (confirm) await page.keyboard.press('Enter');
  else await page.waitForTimeout(20);
}

test('a whole match with the keyboard alone', async ({ page }) => {
  await sitDown(page);
  const end = page.locator('#end-title');
  const until = Date.now() + 270_000;
  for (let turn = 0; !(await end.isVisible()); turn++) {
    if (Date.now() > until) throw new Error('the match does not end');
    await press(page, turn);
    await page.waitForTimeout(10);
  }
  const dialog = page.getByRole('dialog');
  const rows = await dialog.locator('.scroll tbody tr').count();
  const cells = async (row: number) =>
    (await dialog.locator('.scroll tbody tr').nth(row).locator('td').allInnerTexts()).map((text) =>
      Number(text.replace('−', '-')),
    );
  const sums = await cells(rows - 2);
  const parts = await Promise.all(Array.from({ length: rows - 2 }, (_, row) => cells(row)));
  expect(sums).toHaveLength(3);
  expect(sums.map((_, seat) => parts.reduce((sum, row) => sum + (row[seat] ?? 0), 0))).toEqual(sums);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('button', { name: /^Show everything/ }).click();
  await expect(page.locator('.log')).toContainText('The bids:');
  await expect(page.locator('.log')).toContainText('MOV-6.1');
  await page.getByRole('tab', { name: 'Stock' }).click();
  await expect(page.getByRole('img', { name: 'Prices over the rounds' })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain('mov-');
  await pricesInReplay(page);
});

/** The chart of a replay goes as far as the moment that is looked at. */
async function pricesInReplay(page: Page): Promise<void> {
  await page.goto(`${page.url()}/replay`);
  await page.getByRole('tab', { name: 'Stock' }).click();
  await expect(page.getByText('Drawn from the second round on.')).toBeVisible();
  const rounds = page.getByRole('table', { name: 'Prices over the rounds' }).locator('tbody tr');
  await page.getByRole('button', { name: 'Forward a round' }).click();
  await expect(rounds).toHaveCount(2);
  await page.locator('body').press('End');
  await expect(rounds).toHaveCount(16);
}

/** Bids everything, so that nothing goes on before one has picked. */
async function highest(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'your bid' }).press('End');
  await main(page).click();
}

test('sealed bids open before the table follows, and a click goes on', async ({ page }) => {
  await sitDown(page, 4);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await highest(page);
  const opening = page.getByRole('region', { name: 'The bids are opened' });
  await expect(opening.getByRole('listitem')).toHaveCount(4);
  await expect(page.locator('.desk')).toContainText('has chosen');
  // Sorted by turn order, they say who is the Gondolier.
  await expect(opening.getByRole('listitem').last()).toContainText('Gondolier');
  await opening.click();
  await expect(opening).toBeHidden();
  await expect(page.getByRole('list', { name: 'The bids' })).toBeVisible();
});

test('where less motion is wanted, the table changes at once', async ({ page }) => {
  await sitDown(page);
  await page.evaluate(() =>
    new MutationObserver(
      () => document.querySelector('.opening') && document.body.setAttribute('data-opened', ''),
    ).observe(document.body, { childList: true, subtree: true }),
  );
  await highest(page);
  await expect(page.getByRole('list', { name: 'The bids' })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-opened');
});

test('the dial turns by keys and by buttons, and says what the bid moves', async ({ page }) => {
  await sitDown(page);
  const dial = page.getByRole('slider', { name: 'your bid' });
  await dial.focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowUp');
  await expect(dial).toHaveAttribute('aria-valuenow', '30');
  await page.getByRole('button', { name: '+5' }).click();
  await expect(page.locator('.desk')).toContainText('35 of 150');
  await expect(page.locator('.desk')).toContainText('+7 or −3 orders');
  await dial.focus();
  await page.keyboard.press('Home');
  await expect(main(page)).toHaveText(/Seal 0 ducats/);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(title(page)).not.toContainText('Set your bid');
  await expect(page.locator('.log, .desk')).toContainText('150');
});

/** The screen can be read by everybody, by day and by night, and nothing runs out at the side. */
async function sound(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(150);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${name} at ${width}`,
      ).toBeLessThanOrEqual(width);
      await page.screenshot({ path: `screenshots/venice-${name}-${width}-${colorScheme}.png` });
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(
      serious.map(
        ({ id, nodes }) =>
          `${name}, ${colorScheme}: ${id}: ${nodes
            .map((node) => node.html.slice(0, 140))
            .slice(0, 3)
            .join(' | ')}`,
      ),
    ).toEqual([]);
  }
}

test('bids, destinations and turns in both themes and three widths', async ({ page }) => {
  await sitDown(page, 4);
  await expect(title(page)).toContainText('Set your bid');
  await sound(page, 'bid');
  for (const [name, said] of [
    ['destination', /^Where/],
    ['turn', /^Your turn/],
  ] as const) {
    const until = Date.now() + 60_000;
    for (let turn = 0; !said.test(await title(page).innerText()); turn++) {
      if (Date.now() > until) throw new Error(`never asked: ${said}`);
      await press(page, turn);
      await page.waitForTimeout(20);
    }
    await sound(page, name);
  }
});

const views = (one: Person): View[] => seen(one).map(({ view }) => view as View);

/** What the other heard until now says that a choice was made, and not which. */
function knowsNothing(other: Person, chooser: number): void {
  const last = views(other).at(-1);
  expect(last?.board.committed).toContain(chooser);
  expect(last?.bid).toBeNull();
  expect(last?.destination).toBeNull();
  for (const message of other.heard) {
    const { events = [] } = JSON.parse(message) as { events?: Record<string, Record<string, unknown>>[] };
    for (const event of events) {
      if (event.bid_sealed?.seat === chooser) expect(event.bid_sealed.amount).toBeNull();
      if (event.destination_sealed?.seat === chooser) expect(event.destination_sealed.place).toBeNull();
    }
  }
}

for (const first of [0, 1]) {
  test(`two choose at the same time, seat ${first + 1} first, and neither hears the other's choice before the reveal`, async ({
    browser,
    house,
  }) => {
    const people = await two(browser, house.url);
    const [one, other] = first === 0 ? people : [people[1], people[0]];
    await bid(one, 25);
    await expect(other.page.locator('.desk')).toContainText('has chosen');
    await expect(one.page.locator('.desk')).toContainText('sealed: 25 ducats');
    knowsNothing(other, first);
    await expect(other.page.locator('.desk .sealed')).not.toContainText('25');
    await bid(other, 10);
    await expect(one.page.getByRole('list', { name: 'The bids' })).toContainText('10');
    await expect(other.page.getByRole('list', { name: 'The bids' })).toContainText('25');
    expect(views(other).at(-1)?.board.bids).toEqual(first === 0 ? [25, 10] : [10, 25]);

    await settle(people);
    await go(one, 'church');
    await expect(other.page.locator('.desk')).toContainText('has chosen');
    knowsNothing(other, first);
    expect(views(other).at(-1)?.board.players[first]?.pawn).toBeNull();
    await go(other, 'mercato');
    await expect(other.page.locator('.place.church').getByRole('img', { name: one.name })).toBeVisible();
    await expect(one.page.locator('.place.mercato').getByRole('img', { name: other.name })).toBeVisible();
    for (const { page } of people) await page.context().close();
  });
}

test('the Gondolier can say once that the others pass, and is not asked again', async ({
  browser,
  house,
}) => {
  const [anna, bert] = await two(browser, house.url);
  await bid(anna, 25);
  await bid(bert, 0);
  const always = bert.page.getByLabel('Never ask: let others go first');
  await always.check();
  await settle([anna, bert]);
  await go(anna, 'docks');
  await go(bert, 'church');
  await expect(title(anna.page)).toContainText('Your turn: Docks');
  // Everybody is told on a line of their own, so that one may hear of it before the other.
  await expect.poll(() => bert.heard.some((message) => message.includes('"window_declined"'))).toBe(true);
  await bert.page.reload();
  await expect(always).toBeChecked();
});

test('what has changed since the pawns moved is still told after a reload', async ({ browser, house }) => {
  const [anna, bert] = await two(browser, house.url);
  await bid(anna, 25);
  await bid(bert, 0);
  await bert.page.getByLabel('Never ask: let others go first').check();
  await settle([anna, bert]);
  await go(anna, 'docks');
  await go(bert, 'church');
  await expect(title(anna.page)).toContainText('Your turn: Docks');
  await anna.page
    .getByRole('button', { name: /^More: Dock/ })
    .first()
    .click();
  await anna.page.getByRole('button', { name: /^Buy .* for/ }).click();
  for (const { page } of [anna, bert]) {
    const labels = page.locator('.shops .label + path + text');
    await expect(labels).toHaveText(['+5']);
    await page.reload();
    await expect(labels).toHaveText(['+5']);
    await page.context().close();
  }
});

test("each shop says what it would take of one's own cubes", async ({ browser, house }) => {
  const [anna, bert] = await two(browser, house.url);
  for (const { page, heard } of [anna, bert]) {
    const { figures } =
      heard
        .map((message) => JSON.parse(message) as { figures?: Figures })
        .findLast((message) => message.figures) ?? {};
    const sales = SHOPS.flatMap((shop) => figures?.sale[shop] ?? []);
    await expect(page.locator('.shops .sale:not(.none)')).toHaveText(
      sales.map(({ n, receives }) => `your ${n}: +${receives}`),
    );
    await page.context().close();
  }
});

test('the Trader puts two cubes together, one after the other', async ({ browser, house }) => {
  const [anna, bert] = await two(browser, house.url);
  await bid(anna, 25);
  await bid(bert, 0);
  await bert.page.getByLabel('Never ask: let others go first').check();
  await anna.page
    .locator('.desk')
    .getByRole('button', { name: /^Trader/ })
    .click();
  await main(anna.page).click();
  await settle([anna, bert]);
  await go(anna, 'mercato');
  await go(bert, 'church');
  const wood = () => views(anna).at(-1)?.board.players[0]?.goods.wood ?? 0;
  const before = wood();
  const bag = anna.page.locator('.desk .rows', { hasText: 'Buy from the bag' });
  await bag.getByRole('button', { name: 'wood', exact: true }).click();
  await bag.getByRole('button', { name: /^Buy 2 wood for/ }).click();
  expect(wood(), 'it is seen before it is done').toBe(before);
  await main(anna.page).click();
  await expect.poll(wood).toBe(before + 2);
  for (const { page } of [anna, bert]) await page.context().close();
});
