// What one relies on: the house is there or says so, nothing is lost or left behind unasked, and bots leave room for people.

import { type Page, type WebSocketRoute } from '@playwright/test';

import { expect, playNow, playToTheEnd, stepByKeyboard, test } from './house';
import { gather, person } from './person';

const lost = (page: Page) => page.getByText('The connection is lost', { exact: false });
const top = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a house that freezes is noticed within five seconds', async ({ page, house }) => {
  await playNow(page);
  await expect(lost(page)).toBeHidden();
  house.freeze(true);
  try {
    await expect(lost(page)).toBeVisible({ timeout: 5000 });
  } finally {
    house.freeze(false);
  }
  await expect(lost(page)).toBeHidden({ timeout: 12_000 });
  await stepByKeyboard(page);
});

test('a network that swallows everything is noticed, and the table catches up', async ({ page }) => {
  let cut = false;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/live/, (socket) => {
    if (cut) return; // it never comes about
    sockets.push(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!cut) server.send(message);
    });
    server.onMessage((message) => {
      if (!cut) socket.send(message);
    });
  });
  await playNow(page);
  await expect(page.locator('.prompt')).toBeVisible();
  cut = true;
  await expect(lost(page)).toBeVisible({ timeout: 5000 });
  cut = false;
  await expect(lost(page)).toBeHidden({ timeout: 15_000 });
  expect(sockets.length).toBeGreaterThan(1);
});

test('U says why nothing can be undone', async ({ page }) => {
  await playNow(page);
  await page.keyboard.press('u');
  await expect(page.getByRole('alert')).toContainText(/made no move|others have seen/);
});

test('leaving is asked in words: for a while, or with the match', async ({ page }) => {
  page.on('dialog', () => expect('a box of the browser').toBe('never opened'));
  const address = await playNow(page);
  await top(page, 'Leave the table').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Give up for good' })).toHaveCount(0); // nobody would be left
  await dialog.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'I am back' }).click();
  await top(page, 'Leave the table').click();
  await dialog.getByRole('button', { name: 'Delete the match' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('section[aria-labelledby="mine"] li a')).toHaveCount(0);
  const gone = await page.request.get(`/api/tables/${address.split('/').pop() ?? ''}`);
  expect(gone.status()).toBe(404);
});

test('who gives up leaves the match to a bot, for good', async ({ browser, house }) => {
  const [anna, bert] = await Promise.all(['Anna', 'Bert'].map((name) => person(browser, house.url, name)));
  if (!anna || !bert) throw new Error('two were invited');
  await gather([anna, bert], 'speicherstadt', {});
  await top(bert.page, 'Leave the table').click();
  await bert.page.getByRole('button', { name: 'Give up for good' }).click();
  await expect(bert.page).toHaveURL('/');
  await expect(bert.page.locator('section[aria-labelledby="mine"] li a')).toHaveCount(0);
  await expect(anna.page.locator('.seats, .left').getByText('gave up; a bot plays')).toBeVisible();
});

test('Join takes a seat', async ({ browser, house }) => {
  const [anna, bert] = await Promise.all(['Anna', 'Bert'].map((name) => person(browser, house.url, name)));
  if (!anna || !bert) throw new Error('two were invited');
  await anna.page.request.post('/api/tables', {
    data: { game: 'speicherstadt', seats: ['me', 'open', 'open'], privacy: 'public' },
  });
  await bert.page.goto('/');
  await bert.page.getByRole('button', { name: 'Join' }).first().click();
  await expect(bert.page).toHaveURL(/\/t\//);
  await expect(bert.page.getByRole('button', { name: 'Stand up' })).toHaveCount(1);
});

test('a finished match stays in My matches, and is played again at once against the same bots', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playNow(page);
  const seats = page.locator('.left');
  await expect(seats).toBeVisible();
  const names = () =>
    page.evaluate(() => [...document.querySelectorAll('[data-at^="seat-"] b')].map((b) => b.textContent));
  const before = await names();
  await playToTheEnd(page);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.locator('#end-title')).toHaveCount(0);
  await expect.poll(names).toEqual(before);
  await page.goto('/');
  const mine = page.locator('section[aria-labelledby="mine"]');
  await expect(mine.getByRole('link', { name: 'Replay' })).toHaveCount(1);
});

test('the log is narrowed to what is one’s own', async ({ page }) => {
  await playNow(page);
  for (let n = 0; n < 12; n++) await stepByKeyboard(page);
  await page.keyboard.press('l');
  const kinds = page.getByRole('group', { name: 'What the log shows' });
  const lines = page.locator('.log li:not(.hd)');
  const all = await lines.count();
  await kinds.getByRole('button', { name: 'Mine' }).click();
  await expect.poll(() => lines.count()).toBeLessThan(all);
});
