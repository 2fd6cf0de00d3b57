// Bargaining: deals with permitted lies, seen by each seat as chapter 8 of the rules allows and no further.

import AxeBuilder from '@axe-core/playwright';
import { type Browser } from '@playwright/test';

import { CARDS } from '../src/games/oltremare/cards';
import type { Card, Symbol, View } from '../src/games/oltremare/types';
import { expect, test } from './house';
import { gather, person, seen, type Person } from './person';

/** A private table of three at which the first of them begins, and is trading. */
async function sitDown(
  browser: Browser,
  url: string,
  options: object = {},
): Promise<{ anna: Person; bert: Person; carla: Person; table: string }> {
  const [anna, bert, carla] = await Promise.all(
    ['Anna', 'Bert', 'Carla'].map((name) => person(browser, url, name)),
  );
  if (!anna || !bert || !carla) throw new Error('three were invited');
  const table = await gather([anna, bert, carla], 'oltremare', { start: 0, ...options });
  for (const one of [anna, bert, carla]) await expect(trays(one)).toBeVisible();
  return { anna, bert, carla, table };
}

const trays = ({ page }: Person) => page.getByRole('region', { name: /^(New offer|Counter|Instead)/ });
const hand = (one: Person) =>
  trays(one)
    .getByRole('group', { name: /^Your hand/ })
    .getByRole('button');
const offer = ({ page }: Person, number: number) => page.locator(`[data-offer="${number}"]`);
const press = (one: Person, number: number, name: string) =>
  offer(one, number).getByRole('button', { name }).click();
const send = (one: Person) =>
  trays(one)
    .getByRole('button', { name: /^Send to/ })
    .click();
const views = (one: Person) => seen(one).map(({ view }) => view as View);
const viewOf = (one: Person): View => views(one).at(-1) as View;

/** The drawer can be read by everybody, by day and by night. */
async function sound({ page }: Person): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).include('.drawer').analyze();
    expect(
      violations.map(
        ({ id, nodes }) =>
          `${colorScheme}: ${id}: ${nodes
            .map((node) => node.html.slice(0, 140))
            .slice(0, 3)
            .join(' | ')}`,
      ),
    ).toEqual([]);
  }
}

/** A card in this hand that nobody has seen, and two symbols that it does not show. */
function secret(one: Person): { card: Card; at: number; lies: Symbol[] } {
  const { hand, turned_up } = viewOf(one);
  const at = hand.findIndex((card) => !turned_up.includes(card));
  const card = hand[at] ?? '';
  const lies = (['ducat', 'pirate', 'card', 'ship'] as const).filter(
    (symbol) => !CARDS[card]?.symbols.includes(symbol),
  );
  expect(lies).toHaveLength(2);
  return { card, at, lies };
}

const told = (one: Person, card: Card) => one.heard.filter((message) => message.includes(`"${card}"`)).length;

test('a deal with a lie in it: the receiver learns the truth afterwards, the third party never', async ({
  browser,
  house,
}) => {
  test.slow(); // every colour of the drawer is looked at, twice
  const { anna, bert, carla, table } = await sitDown(browser, house.url);
  const { card, at, lies } = secret(anna);
  await trays(anna).getByRole('button', { name: 'Bert' }).click();
  await hand(anna)
    .nth(at)
    .dragTo(trays(anna).getByRole('group', { name: 'You give' }));
  for (const symbol of lies) await trays(anna).getByRole('button', { name: symbol, exact: true }).click();
  await trays(anna).getByRole('button', { name: 'Ask for any good' }).click();
  await expect(trays(anna)).toContainText('May be sent');
  await expect(trays(anna).locator('.truth')).toHaveCount(1);
  await sound(anna);
  await send(anna);

  // The good and the claim stand on the table; the card itself is known to its owner alone.
  for (const one of [bert, carla]) {
    await expect(offer(one, 1)).toBeVisible();
    expect(viewOf(one).offers.standing[0]?.terms.give).toEqual([
      { good: expect.any(String), claim: { symbols: lies, load: null }, card: null },
    ]);
    expect(told(one, card)).toBe(0);
  }
  await expect(offer(bert, 1).getByRole('group', { name: 'gives' }).locator('.truth')).toHaveCount(0);
  await expect(offer(bert, 1).getByRole('group', { name: 'gives' })).toContainText('claimed');
  await expect(offer(carla, 1).getByRole('button', { name: 'Accept' })).toHaveCount(0);

  const given = viewOf(bert).hand.find((one) => !viewOf(bert).turned_up.includes(one)) ?? '';
  if (await offer(bert, 1).locator('.own').count())
    await offer(bert, 1).locator('.own').nth(viewOf(bert).hand.indexOf(given)).click();
  await press(bert, 1, 'Accept');

  const deal = (one: Person) => one.page.locator('[data-deal="1"]');
  await expect(deal(bert)).toContainText('It is not as claimed.');
  await expect(deal(bert).locator('.front')).toHaveCount(1);
  await expect(deal(anna).locator('.front')).toHaveCount(1);
  await expect(deal(carla)).toContainText('claimed');
  await expect(deal(carla).locator('.front')).toHaveCount(0);
  await sound(bert);
  expect(viewOf(bert).hand).toContain(card);
  expect(viewOf(anna).hand).toContain(given);
  expect(viewOf(bert).players[1]?.prestige).toBe(1);

  // Neither what came over the line nor what can be asked for tells a third party or a bystander which cards moved.
  await carla.page.reload();
  await expect(deal(carla)).toBeVisible();
  const watcher = await person(browser, house.url, 'Watcher');
  await watcher.page.goto(`/t/${table}`);
  await expect(watcher.page.locator('.offers')).toBeVisible();
  for (const secretly of [card, given]) {
    expect(told(carla, secretly)).toBe(0);
    expect(told(watcher, secretly)).toBe(0);
    for (const one of [carla, watcher])
      expect(await (await one.page.request.get(`/api/tables/${table}/frames`)).text()).not.toContain(
        `"${secretly}"`,
      );
  }
});

test('who comes second hears a sentence: acceptance against withdrawal, both ways', async ({
  browser,
  house,
}) => {
  const { anna, bert } = await sitDown(browser, house.url);
  const propose = async (number: number) => {
    await trays(anna).getByRole('button', { name: 'Bert' }).click();
    await hand(anna).first().click();
    await send(anna);
    await expect(offer(bert, number)).toBeVisible();
    await expect(offer(anna, number)).toBeVisible();
  };

  await propose(1);
  bert.hold(true);
  await press(anna, 1, 'Withdraw');
  await expect(offer(anna, 1)).toHaveCount(0);
  await press(bert, 1, 'Accept');
  await expect(bert.page.getByRole('alert').getByRole('link')).toHaveText('OLT-5.9');
  bert.hold(false);
  await expect(offer(bert, 1)).toHaveCount(0);
  await expect(bert.page.locator('.gone')).toContainText('withdrawn');

  await propose(2);
  anna.hold(true);
  await press(bert, 2, 'Accept');
  await expect(bert.page.locator('[data-deal="2"]')).toBeVisible();
  await press(anna, 2, 'Withdraw');
  await expect(anna.page.getByRole('alert').getByRole('link')).toHaveText('OLT-5.5');
  anna.hold(false);
  await expect(anna.page.locator('[data-deal="2"]')).toBeVisible();
  expect(viewOf(bert).hand).toHaveLength(5);
});

test('decline, counter, change and announce; a refusal says its rule', async ({ browser, house }) => {
  const { anna, bert, carla } = await sitDown(browser, house.url);
  await hand(anna).first().click();
  await send(anna);
  await expect(offer(anna, 1).locator('.answers')).toContainText('Bert thinks');
  await press(carla, 1, 'Decline');
  await expect(offer(anna, 1).locator('.answers')).toContainText('Carla declines');
  await expect(offer(carla, 1).getByRole('button', { name: 'Accept' })).toHaveCount(0);

  // The counter-offer has the trays mirrored, and names what it answers.
  await press(bert, 1, 'Counter');
  await expect(trays(bert)).toContainText('Counter to no. 1');
  await trays(bert).getByRole('button', { name: 'Give a ducat' }).click();
  await send(bert);
  await expect(offer(anna, 2)).toContainText('answers no. 1');
  expect(viewOf(anna).offers.standing.find(({ number }) => number === 2)?.terms).toMatchObject({
    to: 0,
    give_ducats: 1,
    in_reply_to: 1,
  });

  // Another claim on the same card is the same offer in other words.
  await press(anna, 1, 'Change');
  await trays(anna)
    .getByRole('button', { name: /say something of it$/ })
    .first()
    .click();
  await trays(anna).getByRole('button', { name: 'play 4', exact: true }).click();
  await send(anna);
  await expect(offer(carla, 3).getByRole('button', { name: 'Accept' })).toBeVisible();
  await expect(anna.page.locator('.gone')).toContainText('said anew');

  await bert.page.getByText('Say what you have and seek').click();
  await bert.page.getByRole('group', { name: 'I want' }).getByRole('button').first().click();
  await bert.page.getByRole('button', { name: 'Say it' }).click();
  await expect(anna.page.getByRole('tabpanel').getByText(/^Bert wants/)).toBeVisible();

  // Two that do not trade cannot deal with each other; three offers are enough.
  for (let n = 0; n < 2; n++) {
    await hand(anna).nth(1).click();
    await send(anna);
    await expect(hand(anna).nth(1)).toHaveAttribute('aria-pressed', 'false');
  }
  await hand(anna).nth(1).click();
  await expect(trays(anna)).toContainText('Three open offers');
  await send(anna);
  await expect(anna.page.getByRole('alert').getByRole('link')).toHaveAttribute(
    'href',
    /^\/rules\/oltremare\?edition=(amigo2005|mtm2004)#OLT-5\.30$/,
  );

  // When the trade ends, everything lapses before everybody's eyes.
  await anna.page.getByRole('button', { name: 'End trade' }).click();
  await anna.page.getByRole('button', { name: 'End trade anyway' }).click();
  for (const { page } of [anna, bert, carla]) {
    await expect(page.locator('[data-offer]')).toHaveCount(0);
    await expect(page.locator('.gone').first()).toContainText('the trade is over');
  }
});

test('an offer is made with keys alone, on a phone too', async ({ browser, house }) => {
  const { anna, bert } = await sitDown(browser, house.url);
  const { page } = anna;
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(trays(anna)).toBeHidden();
  await page.keyboard.press('o');
  await expect(trays(anna)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const focused = () =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent.trim() ??
        '',
    );
  const tabTo = async (wanted: RegExp) => {
    for (let n = 0; n < 40 && !wanted.test(await focused()); n++) await page.keyboard.press('Tab');
    expect(await focused()).toMatch(wanted);
  };
  expect(await focused()).toBe('Bert');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab'); // past Carla and everybody: the first card
  await page.keyboard.press('Enter');
  await tabTo(/^Ask for any good$/);
  await page.keyboard.press('Enter');
  await tabTo(/^play 3$/);
  await page.keyboard.press('Space');
  await tabTo(/^Send to Bert$/);
  await page.keyboard.press('Enter');
  await expect(offer(bert, 1)).toContainText('play 3');
  await expect(page.getByRole('region', { name: 'On the table' })).toBeHidden(); // it has answered, and the board is seen again
  await expect(page.locator('.prompt')).toBeFocused();
});

test('where nobody chats, there is no form for it', async ({ browser, house }) => {
  const { anna } = await sitDown(browser, house.url, { quiet: true });
  await anna.page.getByRole('tab', { name: 'Chat' }).click();
  await expect(anna.page.getByText('nobody chats at this table')).toBeVisible();
  await expect(anna.page.getByLabel('Say something')).toHaveCount(0);
});

test('one screen for two: nobody is disturbed who only may speak, and they speak when they like', async ({
  page,
}) => {
  await page.request.post('/api/me', { data: { name: 'Anna' } });
  const made = await page.request.post('/api/tables', {
    data: { game: 'oltremare', seats: ['me', { here: 'Carla' }], options: { start: 0 }, start: true },
  });
  await page.goto(`/t/${((await made.json()) as { table: string }).table}`);
  const both = { page, name: '', heard: [], hold: () => undefined };
  const curtain = page.getByRole('dialog');
  await expect(trays(both)).toBeVisible();
  await hand(both).first().click();
  await send(both);
  await expect(offer(both, 1)).toBeVisible();
  await expect(curtain).toHaveCount(0);

  await page.getByRole('button', { name: 'Carla answers (1)' }).click();
  await expect(curtain).toContainText('Carla is next');
  await curtain.getByRole('button', { name: 'I am Carla' }).click();
  await expect(page.locator('.prompt')).toContainText('An offer waits for your answer');
  await expect(offer(both, 1).getByRole('group', { name: 'gives' }).locator('.truth')).toHaveCount(0);
  await press(both, 1, 'Accept');
  await expect(page.locator('[data-deal="1"] .front')).toHaveCount(1);
  await expect(curtain).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to Anna' }).click();
  await expect(curtain).toContainText('Anna is next');
  await curtain.getByRole('button', { name: 'I am Anna' }).click();
  await expect(page.locator('.prompt')).toContainText('Trade and buy');
  await expect(page.locator('[data-deal="1"] .front')).toHaveCount(0);
});

test('a bot that trades waits for a word, and no longer when there is none to come', async ({ page }) => {
  await page.request.post('/api/me', { data: { name: 'Anna' } });
  const open = async () => {
    const made = await page.request.post('/api/tables', {
      data: { game: 'oltremare', seats: ['me', { bot: 'random' }], options: { start: 1 }, start: true },
    });
    await page.goto(`/t/${((await made.json()) as { table: string }).table}`);
    await expect(page.locator('.prompt')).toBeVisible();
  };
  await open();
  const rest = page.getByRole('button', { name: 'Nothing for me' });
  await expect(page.locator('.prompt')).toContainText(
    'You may make an offer or answer one. The table waits a moment for you.',
  );
  await expect(page.locator('.listening')).toBeVisible();
  await expect(page.locator('[data-main]')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/Your turn/);
  const mine = expect(page.locator('.prompt')).toContainText('Trade and buy', { timeout: 12_000 });
  await page.keyboard.press('n');
  await mine;
  await expect(rest).toHaveCount(0);

  // Whoever does not want to be waited for says so once.
  await open();
  await page.getByLabel('Don’t wait for me').click(); // and the question is gone, and the switch with it
  await expect(page.locator('.prompt')).toContainText('Trade and buy', { timeout: 12_000 });
  await page.reload();
  await expect(page.locator('.prompt')).toContainText('Trade and buy');
});
