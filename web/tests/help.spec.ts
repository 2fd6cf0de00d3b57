// Everything on the table says what it is, in every game and by every way of asking; and typing plays nothing.

import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { expect, playNow, test } from './house';

const GAMES = ['speicherstadt', 'oltremare', 'masters-of-venice', 'genoa'];

const card = (page: Page) => page.locator('[role=dialog][data-help-card]');

/** Alone at a table against bots. */
async function play(page: Page, game: string): Promise<void> {
  const made = await page.request.post('/api/me', { data: { name: 'Anna' } });
  expect(made.ok()).toBe(true);
  const seats = ['me', { bot: 'gentle' }, { bot: 'gentle' }];
  const table = await page.request.post('/api/tables', { data: { game, seats, start: true } });
  expect(table.ok(), await table.text()).toBe(true);
  const { table: id } = (await table.json()) as { table: string };
  await page.goto(`/t/${id}`);
  await expect(page.locator('.prompt h2')).toBeVisible({ timeout: 60_000 });
}

/** Walks over everything with the arrows, and gives back what explains itself badly. */
const walkOver = (page: Page) =>
  page.evaluate(async () => {
    const press = async (key: string) => {
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
      await new Promise((done) => setTimeout(done, 30));
    };
    (document.activeElement as HTMLElement | null)?.blur();
    await press('i');
    const bad: string[] = [];
    const ids = new Set<string>();
    const all = [...document.querySelectorAll<HTMLElement>('[data-help]')].filter(
      (thing) => thing.getClientRects().length > 0,
    );
    for (const _ of all) {
      await press('ArrowRight');
      const id = document.activeElement?.getAttribute('data-help') ?? '?';
      const shown = document.querySelector<HTMLElement>('[role=dialog][data-help-card]');
      const said = document.querySelector('[data-help-said]')?.textContent ?? '';
      ids.add(id);
      const text = shown?.innerText ?? '';
      if (
        !shown?.querySelector('a.rule') ||
        said.length < 30 ||
        /[a-z]-help-|\bundefined\b|NaN/.test(text + said)
      )
        bad.push(`${id}: ${text || 'nothing'}`);
    }
    await press('Escape');
    if (document.querySelector('[data-help-card]')) bad.push('it does not close');
    return { bad, ids: [...ids] };
  });

for (const game of GAMES)
  test(`everything on the table of ${game} explains itself`, async ({ page }) => {
    test.slow();
    await play(page, game);
    const { bad, ids } = await walkOver(page);
    expect(bad).toEqual([]);
    expect(ids.length).toBeGreaterThan(20);
    await page.keyboard.press('b'); // what is left in the box
    await expect(page.locator('#drawer-panel [data-help]').first()).toBeVisible();
    expect((await walkOver(page)).bad).toEqual([]);
  });

const overlaps = async (one: Locator, others: Locator): Promise<boolean> => {
  const box = await one.boundingBox();
  for (const other of await others.all()) {
    const there = await other.boundingBox();
    if (
      box &&
      there &&
      box.x < there.x + there.width - 1 &&
      there.x < box.x + box.width - 1 &&
      box.y < there.y + there.height - 1 &&
      there.y < box.y + box.height - 1
    )
      return true;
  }
  return false;
};

test('a pointer at rest is told, beside the thing and over no legal target; I keeps it open', async ({
  page,
}) => {
  await playNow(page);
  await expect(page.locator('[data-target]').first()).toBeVisible();
  const things = page.locator('.berth [data-help]');
  await things.first().hover();
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toContainText('in the game');
  await expect(card(page).locator('a.rule')).toHaveAttribute('href', /\/rules\/speicherstadt#SPE-/);
  expect(await overlaps(card(page), things.first())).toBe(false);
  expect(await overlaps(card(page), page.locator('[data-target]'))).toBe(false);
  const { violations } = await new AxeBuilder({ page }).include('[data-help-card]').analyze();
  expect(violations).toEqual([]);
  await page.mouse.move(4, 4);
  await expect(card(page)).toBeHidden();
  await things.nth(1).hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('i');
  await page.mouse.move(4, 4);
  await page.waitForTimeout(500);
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
});

test('on a phone it is a sheet: ⓘ and a tap, or a long press, and nothing is played', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({
    baseURL: house.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await playNow(page);
  const thing = page.locator('.berth [data-help]').nth(2);
  await page.getByRole('button', { name: 'What is this?' }).tap();
  await thing.tap();
  await expect(card(page)).toBeVisible();
  await expect(page.locator('.pl.chosen')).toHaveCount(0);
  const sheet = await card(page).boundingBox();
  expect(sheet?.width, 'as wide as the screen').toBe(390);
  await expect.poll(() => overlaps(card(page), thing)).toBe(false);
  await card(page).getByRole('button', { name: 'Close' }).tap();
  await expect(card(page)).toBeHidden();
  await thing.dispatchEvent('pointerdown', {
    pointerType: 'touch',
    bubbles: true,
    clientX: 100,
    clientY: 100,
  });
  await expect(card(page)).toBeVisible();
  await thing.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
  await thing.dispatchEvent('click');
  await expect(page.locator('.pl.chosen')).toHaveCount(0);
  await context.close();
});

test('typing never plays: the chat key leads into the field, and letters stay there', async ({ page }) => {
  await playNow(page);
  await expect(page.locator('[data-target]').first()).toBeVisible();
  const before = await page.locator('.prompt h2').innerText();
  await page.keyboard.press('c');
  const field = page.getByRole('textbox', { name: 'Say something' });
  await expect(field).toBeFocused();
  await page.keyboard.type('1 silk, 2 ducats? i would buy u one');
  await expect(field).toHaveValue('1 silk, 2 ducats? i would buy u one');
  await expect(field).toBeFocused();
  await expect(page.locator('.pl.chosen')).toHaveCount(0);
  await expect(card(page)).toHaveCount(0);
  expect(await page.locator('.prompt h2').innerText()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(field).not.toBeFocused();
});
