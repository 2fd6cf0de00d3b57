// A match against bots, by keyboard, to the end; then its replay and its verification.

import { type Locator, type Page } from '@playwright/test';

import type { Decision } from '../src/games/speicherstadt/types';
import { expect, getCubes, playNow, playToTheEnd, stepByKeyboard, test } from './house';

test('from play-now to the end of a match with the keyboard alone, then replay and verification', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  for (
    let n = 0;
    n < 30 && !(await page.evaluate(() => document.activeElement?.textContent === 'Play now'));
    n++
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.board')).toBeVisible();
  const table = page.url();

  await playToTheEnd(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: /Total/ })).toBeVisible();
  // The breakdown adds up to what is said in all.
  const cells = async (row: number) =>
    (await dialog.locator('.scroll tbody tr').nth(row).locator('td').allInnerTexts()).map((text) =>
      Number(text.replace('−', '-')),
    );
  const rows = await dialog.locator('.scroll tbody tr').count();
  const sums = await cells(rows - 2);
  const sources = await Promise.all(Array.from({ length: rows - 2 }, (_, row) => cells(row)));
  expect(sums.map((_, seat) => sources.reduce((sum, row) => sum + (row[seat] ?? 0), 0))).toEqual(sums);
  await expect(dialog.locator('svg polyline')).toHaveCount(4);

  await dialog.getByRole('button', { name: 'Verify the shuffle' }).click();
  await expect(dialog.getByRole('status')).toContainText('Verified');
  await expect(dialog).toContainText(
    'Your browser has hashed the seed itself, and it is the one that was promised.',
  );
  await expect(dialog).toContainText('noted the same promise while the match was played');

  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download the record' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.jsonl$/);

  await dialog.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(`${table}/replay`);
  const count = page.locator('.count');
  await expect(count).toContainText('0 of');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(count).toContainText('2 of');
  await page.keyboard.press('PageDown');
  await expect(page.locator('.where')).toContainText('Round 2');
  await page.keyboard.press('End');
  await expect(page.locator('.rank')).toHaveCount(4);
  await page.getByRole('slider').fill('5');
  await expect(page).toHaveURL(/n=5/);
  await page.getByLabel('Through whose eyes').selectOption('1');
  await expect(page.locator('.board')).toBeVisible();
  // A link to a moment opens at that moment.
  await page.goto(`${table}/replay?n=7`);
  await expect(count).toContainText('7 of');
  await page.getByRole('button', { name: 'Verify the shuffle' }).click();
  await expect(page.getByRole('status')).toContainText('Verified');
});

test('undo takes back a merchant that nobody has seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Two at one screen: after a placing nobody else has spoken yet.
  await page.goto('/new/speicherstadt');
  await page.getByRole('combobox', { name: 'Players' }).selectOption('2');
  await page.getByLabel('Seat 2', { exact: true }).selectOption('here');
  await page.getByRole('button', { name: 'Start' }).click();
  const curtain = page.getByRole('dialog');
  await expect(curtain.or(page.locator('.pl.legal').first())).toBeVisible();
  if (await curtain.isVisible()) await curtain.getByRole('button', { name: /^I am/ }).click();
  await page.locator('.pl.legal').first().click();
  await expect(page.locator('.tip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.chosen')).toHaveCount(0);
  await page.locator('.pl.legal').first().click();
  await page.keyboard.press('Enter');
  await expect(curtain).toContainText('is next');
  await curtain.getByRole('button', { name: 'Undo' }).click();
  await expect(curtain).toHaveCount(0);
  await expect(page.locator('.taken')).toHaveCount(0);
  await expect(page.locator('.pl.legal').first()).toBeVisible();
});

/** Two at one screen play by the API until one of them may keep a cube: nobody acts meanwhile, and no key is under way. */
async function untilCubes(page: Page): Promise<void> {
  await page.request.post('/api/me', { data: { name: 'Anna' } });
  const made = await page.request.post('/api/tables', {
    data: { game: 'speicherstadt', seats: ['me', { here: 'Carla' }], start: true },
  });
  const address = `/api/tables/${((await made.json()) as { table: string }).table}`;
  for (let step = 0; step < 400; step++) {
    const told = async (seat: number) =>
      (await (await page.request.get(`${address}?seat=${seat}`)).json()) as {
        must: number[];
        prompt?: { ask: number; decisions: Decision[] };
      };
    const seat = (await told(0)).must[0] ?? 0;
    const { ask, decisions } = (await told(seat)).prompt ?? { ask: 0, decisions: [] };
    if (decisions.some((decision) => typeof decision !== 'string' && 'keep' in decision)) {
      await page.goto(address.replace('/api/tables', '/t'));
      const take = page.getByRole('dialog').getByRole('button', { name: /^I am/ });
      if (seat !== 0) await take.click();
      return;
    }
    const run = [decisions.find((decision) => decision === 'buy') ?? decisions[step % decisions.length]];
    const data = { decide: { seat, ask, run } };
    expect((await page.request.post(`${address}/commands`, { data })).ok()).toBe(true);
  }
  throw new Error('no ship was to be had');
}

test('undo takes back a cube', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await untilCubes(page);
  const cubes = page.locator('button.cube');
  const lit = page.locator('.own .lit');
  await expect(cubes.first()).toBeVisible();
  const before = await cubes.count();
  for (let n = 0; (await lit.count()) === 0; n++) await cubes.nth(n).click(); // a cube may fit nowhere yet
  await lit.first().click();
  // Where nothing is left to do with the others, they can no longer be taken up either.
  await expect.poll(() => cubes.count()).toBeLessThan(before);
  await page.keyboard.press('u');
  await expect(cubes).toHaveCount(before);
});

test('a cube can be dragged where it belongs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playNow(page);
  const lit = page.locator('.own .lit');
  const lift = async (cube: Locator) => {
    // In sight, and no longer moving; a key that was still under way may have ended the matter.
    await cube.hover({ timeout: 5000 }).catch(() => undefined);
    const from = (await cube.count()) > 0 ? await cube.boundingBox() : null;
    if (!from) return;
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 60, { steps: 4 });
  };
  const cubes = await getCubes(page);
  await lift(cubes.first());
  // A cube that fits nowhere stays where it is, until there are others.
  while ((await lit.count()) === 0) {
    await page.mouse.up();
    await stepByKeyboard(page);
    await getCubes(page);
    await lift(cubes.first());
  }
  const before = await cubes.count();
  const target = await lit.first().boundingBox();
  if (!target) throw new Error('nowhere to go');
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 6 });
  await page.mouse.up();
  // Where nothing is left to do with the others, they can no longer be taken up either.
  await expect.poll(() => cubes.count()).toBeLessThan(before);
});

test('reload and a lost connection in the middle of a decision lose nothing', async ({ page, context }) => {
  await page.addInitScript(() => {
    const sockets: WebSocket[] = [];
    Object.assign(window, { sockets });
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL) {
        super(address);
        sockets.push(this);
      }
    };
  });
  await playNow(page);
  await expect(page.locator('.pl.legal').first()).toBeVisible();
  await page.locator('.pl.legal').first().click();
  await page.reload();
  await expect(page.locator('.pl.legal').first()).toBeVisible();
  const before = await page.locator('.log li').allInnerTexts();
  expect(before.length).toBeGreaterThan(5);

  // The line is cut under the page's feet, and comes back.
  await page.evaluate(() =>
    (window as unknown as { sockets: WebSocket[] }).sockets.forEach((socket) => socket.close()),
  );
  await context.setOffline(true);
  await page.locator('.pl.legal').first().click();
  await context.setOffline(false);
  await page.locator('[data-main]').click();
  await expect(page.locator('.taken').first()).toBeVisible();
  const taken = await page.locator('.log li').allInnerTexts();
  expect(taken.slice(0, before.length)).toEqual(before);
});
