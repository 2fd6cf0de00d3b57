// The persons that bots are: chosen before a match, named and seen to think at the table.

import { type Page } from '@playwright/test';

import { type About } from '../src/wire';
import { expect, test } from './house';
import { look } from './look';

const cards = (page: Page) => page.getByRole('radiogroup');

test('four persons in every game, and the list says the same as their cards', async ({ page }) => {
  const games = (await (await page.request.get('/api/games')).json()) as About[];
  expect(games.length).toBeGreaterThan(3);
  for (const { name, bots } of games) {
    await page.goto(`/new/${name}`);
    await expect(cards(page).getByRole('radio')).toHaveCount(4);
    const persons = bots.filter(({ person }) => person !== null);
    for (const { name: level, person, about } of persons) {
      const card = page.locator('label').filter({ has: page.getByRole('radio', { name: person ?? '' }) });
      await expect(card).toContainText(about);
      await expect(card.locator('svg path').nth(5)).toBeAttached(); // somebody is drawn
      await card.click();
      await expect(page.getByLabel('Seat 3', { exact: true })).toHaveValue(`bot ${level}`);
      await expect(page.getByRole('button', { name: `${person} bot` })).toBeVisible();
    }
    await page.getByLabel('Language').selectOption('de');
    for (const { about } of persons) await expect(cards(page)).not.toContainText(about);
    await page.getByLabel('Sprache').selectOption('en');
  }
  await look(page, 'new-genoa');
});

test('whom one chooses sits there, by keyboard too, and two of one level are told apart', async ({
  page,
}) => {
  await page.goto('/new/speicherstadt');
  await page.getByLabel('Seat 2', { exact: true }).selectOption('bot gentle');
  await expect(page.getByRole('heading', { name: 'Who sits at the lion?' })).toBeVisible();
  await expect(cards(page).getByRole('radio', { name: 'Fiete' })).toBeChecked();
  await cards(page).getByRole('radio', { name: 'Fiete' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Seat 2', { exact: true })).toHaveValue('bot sharp');
  await page.getByRole('button', { name: 'A person instead' }).click();
  await expect(page.getByLabel('Seat 2', { exact: true })).toHaveValue('open');
  await expect(cards(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await cards(page).getByText('Adelheid').click();
  await page.getByRole('button', { name: 'Start' }).click();
  const seats = page.locator('.seat');
  await expect(seats.locator('.who b')).toHaveText([/^Guest/, 'Adelheid', 'Wiebke', 'Wiebke II']);
  await expect(seats.nth(1).getByRole('img', { name: 'level 4 of 4' })).toBeVisible();
  await expect(seats.nth(2).getByRole('img', { name: 'level 2 of 4' })).toBeVisible();
});

test('a bot that thinks moves its beads, and nothing else moves', async ({ page }) => {
  await page.goto('/');
  await page.request.post('/api/me', { data: { name: 'Anna' } });
  const seats = ['me', { bot: 'master' }];
  const made = await page.request.post('/api/tables', {
    data: { game: 'speicherstadt', seats, privacy: 'private', options: { start: 0 }, start: true },
  });
  const { table } = (await made.json()) as { table: string };
  await page.goto(`/t/${table}`);
  const bot = page.locator('.seat').nth(1);
  await expect(page.locator('.pl.legal').first()).toBeVisible();
  // It may think for a moment only: the page itself watches how tall its seat is meanwhile.
  await bot.evaluate((seat) => {
    const heights = new Set([`rests ${seat.clientHeight}`]);
    const note = () =>
      heights.add(`${seat.querySelector('.thinking') ? 'thinks' : 'rests'} ${seat.clientHeight}`);
    new MutationObserver(() => {
      note();
      seat.setAttribute('data-heights', [...heights].join());
    }).observe(seat, { childList: true, subtree: true });
  });
  const height = await bot.evaluate((seat) => seat.clientHeight);
  await page.locator('.pl.legal').first().click();
  await page.locator('[data-main]').click();
  await expect(page.locator('.pl.legal').first()).toBeVisible();
  await expect(bot).toHaveAttribute('data-heights', `rests ${height},thinks ${height}`);
  await expect(bot.locator('.thinking')).toHaveCount(0);
});
