// People with people: a private table, a screen for several, languages.

import { type Browser, type Page } from '@playwright/test';

import { expect, test } from './house';
import { seen as statesOf } from './person';

/** Everything that a page is sent over its sockets. */
function hear(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

async function person(browser: Browser, url: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Choose a name' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('.who')).toContainText(name);
  return page;
}

test('two browsers at one private table see the same, and neither receives more than it may', async ({
  browser,
  house,
}) => {
  const anna = await person(browser, house.url, 'Anna');
  const heard = [hear(anna)];
  await anna.goto('/new/speicherstadt');
  await anna.getByRole('combobox', { name: 'Players' }).selectOption('2');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const link = await anna.getByLabel('Link to this table').inputValue();

  const bert = await person(browser, house.url, 'Bert');
  heard.push(hear(bert));
  await bert.goto(link);
  await bert.getByRole('button', { name: 'Sit down' }).click();
  await bert.getByRole('button', { name: 'I am ready' }).click();
  await bert.getByLabel('Say something').fill('Good luck!');
  await bert.getByRole('button', { name: 'Send' }).click();
  await expect(anna.getByText('Good luck!')).toBeVisible();
  await anna.getByRole('button', { name: 'Start the match' }).click();
  await expect(bert.locator('.board')).toBeVisible();
  await expect(anna.locator('.board')).toBeVisible();

  for (let turn = 0; turn < 5; turn++) {
    const asked = await Promise.race(
      [anna, bert].map(async (page) => (await page.locator('.pl.legal').first().waitFor(), page)),
    );
    await asked.locator('.pl.legal').first().click();
    await asked.locator('[data-main]').click();
    await expect(asked.locator('.pl.legal')).toHaveCount(0); // the other one is asked now
  }
  const seen = (page: Page) =>
    page
      .locator('.quay .taken, .quay .card svg')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.getAttribute('title')));
  await expect(async () => expect(await seen(bert)).toEqual(await seen(anna))).toPass();
  await expect(anna.locator('.live')).toHaveCount(2);

  // What came over the line: no seed, no order of the deck, no question to somebody else.
  for (const [seat, messages] of heard.entries()) {
    expect(messages.length).toBeGreaterThan(6);
    for (const message of messages) {
      const said = JSON.parse(message) as {
        seed?: string;
        prompt?: unknown;
        must?: number[];
      };
      expect(said.seed).toBeUndefined();
      if (said.prompt) expect(said.must).toEqual([seat]);
    }
    const views = statesOf({ heard: messages }).map(({ view }) => view as { deck: string[] });
    expect(views.length).toBeGreaterThan(5);
    for (const { deck } of views)
      expect(deck).toEqual([...deck].sort((a, b) => (a[0] ?? '').localeCompare(b[0] ?? '')));
  }
});

test('an invited friend gives a name at the table and sits down', async ({ browser, house }) => {
  const anna = await person(browser, house.url, 'Anna');
  await anna.goto('/new/speicherstadt');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const link = await anna.getByLabel('Link to this table').inputValue();
  const friend = await (await browser.newContext({ baseURL: house.url, locale: 'en-GB' })).newPage();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Choose a name' }).click();
  await friend.getByLabel('Name', { exact: true }).fill('Anna');
  await friend.getByRole('button', { name: 'OK' }).click();
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend.getByRole('alert')).toContainText('has that name already');
  await friend.locator('.who .name').first().click();
  await friend.getByLabel('Name', { exact: true }).fill('Dora');
  await friend.getByRole('button', { name: 'OK' }).click();
  await friend.getByRole('button', { name: 'Sit down' }).dblclick();
  await expect(anna.getByText('Dora')).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Stand up' })).toBeVisible();
});

test('one screen for two: it is handed over, and nothing shows before', async ({ page }) => {
  await page.goto('/new/speicherstadt');
  await page.getByRole('combobox', { name: 'Players' }).selectOption('2');
  await page.getByLabel('Seat 2', { exact: true }).selectOption('here');
  await page.getByLabel('Name', { exact: true }).last().fill('Carla');
  await page.getByRole('button', { name: 'Start' }).click();
  const names = new Set<string>();
  const curtain = page.getByRole('dialog');
  // Whoever is drawn to begin: it may be the one to whom the screen is handed over first.
  await expect(curtain.or(page.locator('.board'))).toBeVisible();
  for (let turn = 0; turn < 4; turn++) {
    if (turn === 0) await expect(curtain.or(page.locator('.pl.legal').first())).toBeVisible();
    if (await curtain.isVisible()) await curtain.getByRole('button', { name: /^I am/ }).click();
    await page.locator('.pl.legal').first().click();
    names.add((await page.locator('.seat.turn .who b').innerText()).trim());
    await page.locator('[data-main]').click();
    await expect(curtain).toContainText('is next'); // after every placing the other one is asked
  }
  expect([...names].sort()).toEqual(['Carla', expect.stringMatching(/^Guest \d\d$/)]);
});

test('the language changes without a reload, everywhere, the log included', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByRole('button', { name: 'Jetzt spielen' }).first()).toBeVisible();
  await page.getByLabel('Sprache').selectOption('nl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.locator('.tile .btn.go').first().click();
  await expect(page.locator('.log li').first()).toBeVisible();
  const dutch = await page.locator('.log').innerText();
  const other = await page.context().newPage();
  await other.goto('/settings');
  await other.locator('main select').selectOption('en');
  await page.reload();
  await expect(page.locator('.log li').first()).toBeVisible();
  expect(await page.locator('.log').innerText()).not.toEqual(dutch);
  await page.goto('/rules/speicherstadt');
  await expect(page.locator('.rules h1')).toHaveText('The Speicherstadt');
  await page.getByLabel('Language').selectOption('de');
  await expect(page.locator('.rules')).toContainText('Kaufleute');
});

test('a refusal says its rule in the reader’s language and leads to the paragraph', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Language').selectOption('de');
  await page.locator('.tile .btn.go').first().click();
  await expect(page.locator('.pl.legal').first()).toBeVisible();
  // A page cannot do anything illegal by itself; somebody who tinkers with it can.
  await page.routeWebSocket(/live/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(String(message).replace(/"column":\d/, '"column":9')));
  });
  await page.reload();
  await page.locator('.pl.legal').first().click();
  await page.locator('[data-main]').click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('Kaufmann');
  const link = refusal.getByRole('link');
  await expect(link).toHaveText('SPE-4.15');
  const [rules] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(rules.locator('.here')).toContainText('SPE-4.15');
});
