// Oltremare against bots: both editions to the end with the keyboard alone, and what the board shows on the way.

import { type Page } from '@playwright/test';

import { expect, test } from './house';
import { look } from './look';

/** Opens a table against bots that answer at once, with oneself as the first to play. */
async function sitDown(page: Page, ruleset: 'amigo2005' | 'mtm2004', players = 3): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/new/oltremare');
  await page.getByRole('combobox', { name: 'Players' }).selectOption(`${players}`);
  await page.getByLabel('Edition').selectOption(ruleset);
  const bot = await page
    .getByLabel('Seat 2', { exact: true })
    .locator('option[value="bot steady"]')
    .last()
    .getAttribute('value');
  for (let seat = 2; seat <= players; seat++)
    await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption(bot ?? '');
  await page.getByLabel('Who begins').selectOption('0');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.hand li')).toHaveCount(4);
}

const main = (page: Page) => page.locator('.prompt [data-main]:not(:disabled)');
const targets = (page: Page) => page.locator('.oltremare [data-target]:not(:disabled)');

/** The next thing a person would do with keys: confirm, name a card or a port, or say that there is nothing to say. */
async function press(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  if ((await main(page).count()) > 0) return page.keyboard.press('Enter');
  const open = await targets(page).evaluateAll((all) =>
    all.findIndex((one) => one.getAttribute('aria-pressed') !== 'true'),
  );
  if (open >= 0 && open < 9) return page.keyboard.press(`${open + 1}`);
  // While offers wait, the trade is not ended by the red button.
  const end = page.locator('.prompt').getByRole('button', { name: 'End trade', exact: true });
  if ((await end.count()) > 0) return end.press('Enter', { timeout: 500 }).catch(() => undefined);
  await page.keyboard.press('n');
  await page.waitForTimeout(30);
}

async function playToTheEnd(page: Page): Promise<void> {
  const end = page.locator('#end-title');
  const until = Date.now() + 300_000;
  while (!(await end.isVisible())) {
    if (Date.now() > until) throw new Error('the match does not end');
    await press(page);
    await page.waitForTimeout(15);
  }
}

/** Goes on until the prompt says this. */
async function until(page: Page, said: RegExp): Promise<void> {
  const title = page.locator('.prompt h2');
  const limit = Date.now() + 60_000;
  for (;;) {
    const asked = await title.innerText();
    if (said.test(asked)) {
      // A key that was still under way counts for the new question.
      await page.waitForTimeout(200);
      if ((await title.innerText()) === asked) return;
      continue;
    }
    if (Date.now() > limit) throw new Error(`never asked: ${said}`);
    if (await page.locator('#end-title').isVisible()) await sitDown(page, 'amigo2005');
    await press(page);
    await page.waitForTimeout(15);
  }
}

for (const ruleset of ['amigo2005', 'mtm2004'] as const) {
  test(`a whole match of ${ruleset} with the keyboard alone`, async ({ page }) => {
    test.slow(); // some sixty turns, and somebody may speak in each of them
    await sitDown(page, ruleset);
    await playToTheEnd(page);
    const dialog = page.getByRole('dialog');
    const cells = async (row: number) =>
      (await dialog.locator('.scroll tbody tr').nth(row).locator('td').allInnerTexts()).map((text) =>
        Number(text.replace('−', '-')),
      );
    const rows = await dialog.locator('.scroll tbody tr').count();
    const sums = await cells(rows - 2);
    const parts = await Promise.all(Array.from({ length: rows - 2 }, (_, row) => cells(row)));
    expect(sums).toHaveLength(3);
    expect(sums.map((_, seat) => parts.reduce((sum, row) => sum + (row[seat] ?? 0), 0))).toEqual(sums);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('button', { name: /^Show everything/ }).click();
    await expect(page.locator('.log')).toContainText('Venice');
    await expect(page.locator('.log')).toContainText('OLT-6.20');
    expect(await page.locator('body').innerText()).not.toContain('olt-');

    await page.goto(`${page.url()}/replay`);
    await expect(page.locator('.count')).toContainText('0 of');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await expect(page.locator('.oltremare .ship')).toHaveCount(3);
    await page.getByLabel('Through whose eyes').selectOption('1');
    await expect(page.locator('.hand li').first()).toBeVisible();
  });
}

test('the board at three widths, by day and by night', async ({ page }) => {
  await sitDown(page, 'amigo2005', 4);
  for (const card of (await page.locator('.hand button[data-card]').all()).slice(0, 3)) await card.click();
  await look(page, 'oltremare');
  await until(page, /^Sail/);
  await look(page, 'oltremare-sail');
  await until(page, /^Stow/);
  await look(page, 'oltremare-stow');
});

test('a phone: a whole turn by touch', async ({ browser, house }) => {
  const context = await browser.newContext({
    baseURL: house.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await sitDown(page, 'mtm2004');
  const title = page.locator('.prompt h2');
  await page.getByRole('button', { name: 'End trade' }).tap();
  await expect(title).not.toContainText('Trade');
  const limit = Date.now() + 60_000;
  while (!/trades|Trade|Too many/.test(await title.innerText()) && Date.now() < limit) {
    // Between two questions there is nothing to tap.
    const open = targets(page).and(page.locator(':not([aria-pressed="true"])')).first();
    if ((await main(page).count()) > 0) await main(page).first().tap();
    else if ((await open.count()) > 0) await open.tap({ timeout: 2_000 }).catch(() => undefined);
    await page.waitForTimeout(60);
  }
  await expect(title).toContainText(/trades|Trade|Too many/);
  await context.close();
});

test('lifted cards are counted, and the map shows how far their ships go', async ({ page }) => {
  await sitDown(page, 'amigo2005');
  const plan = page.locator('.plan');
  await expect(page.getByRole('link', { name: 'Rules' })).toHaveAttribute(
    'href',
    '/rules/oltremare?edition=amigo2005',
  );
  await expect(page.locator('.port.end')).toHaveCount(0);
  const ship = page.locator('.hand button[aria-label*="ship"]');
  // A hand of four without a single ship is rare, and shows nothing here.
  while ((await ship.count()) === 0) await sitDown(page, 'amigo2005');
  await ship.first().click();
  await expect(plan).toContainText('sail 1');
  const reach = await page.locator('.port.end').count();
  expect(reach).toBeGreaterThan(1);
  await expect(page.locator('.legend')).toContainText('one step');
  await ship.first().click();
  await expect(page.locator('.port.end')).toHaveCount(0);
  // Nothing was sent: it is still the same question, and nothing can be undone.
  await expect(page.locator('.prompt')).toContainText('Trade and buy');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('buying, playing and stowing by mouse, and undo where nothing was revealed', async ({ page }) => {
  await sitDown(page, 'amigo2005');
  await page.getByRole('button', { name: /Buy from the stock/ }).click();
  await expect(page.locator('.hand li')).toHaveCount(5);
  await page.getByRole('button', { name: 'End trade' }).click();
  const anyway = page.getByRole('button', { name: 'End trade anyway' });
  await expect(page.locator('.prompt h2').filter({ hasText: /^Play/ }).or(anyway)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(page.locator('.prompt h2')).toContainText(/^Play/);
  // The others have heard that the trade is over.
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await until(page, /^Stow/);
  const cards = page.locator('.stow button[data-card]');
  const anew = page.getByRole('button', { name: 'Start over' });
  if ((await anew.count()) > 0) await anew.click(); // keys that were under way have named some
  const several = (await cards.count()) > 1;
  await cards.first().click();
  // With all cards in their order it can be confirmed, and not before.
  await expect(main(page)).toHaveCount(several ? 0 : 1);
  await anew.click();
  await page.getByRole('button', { name: 'Highest yield' }).click();
  await expect(page.locator('.stow em.top')).toHaveText('top');
  await main(page).click();
  await expect(page.locator('.stow')).toHaveCount(0);
});

test('sailing step by step or at once to where the voyage ends', async ({ page }) => {
  await sitDown(page, 'amigo2005');
  await until(page, /^Sail [234] steps\s+0 of/);
  const voyage = page.locator('.port.voyage');
  expect(await voyage.count()).toBeGreaterThan(0);
  const port = (await voyage.first().getAttribute('data-at')) ?? '';
  await page.locator('.port.through').first().click();
  await expect(page.locator('.prompt h2')).toContainText('0 of');
  await main(page).click();
  await expect(page.locator('.prompt h2')).toContainText('1 of');
  await page.keyboard.press('u');
  await expect(page.locator('.prompt h2')).toContainText('0 of');
  await page.locator(`[data-at="${port}"]`).click();
  await main(page).click();
  await expect(page.locator('.prompt h2')).not.toContainText(/^Sail/);
});
