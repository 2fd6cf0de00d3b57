// The house is upgraded while a page is open.

import { type Page } from '@playwright/test';

import { PROTOCOL } from '../src/wire';
import { expect, test } from './house';

/** Opens a table of two at one screen. Says later that the house speaks newer messages, as it would after an upgrade. */
async function sitDown(page: Page, game: string): Promise<() => Promise<void>> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let protocol = PROTOCOL;
  let drop = () => Promise.resolve();
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    drop = () => socket.close();
    server.onMessage((message) =>
      socket.send(String(message).replace(/"protocol":\d+/, `"protocol":${protocol}`)),
    );
  });
  await page.request.post('/api/me', { data: { name: 'Anna' } });
  const made = await page.request.post('/api/tables', {
    data: { game, seats: ['me', { here: 'Carla' }], options: {}, start: true },
  });
  await page.goto(`/t/${((await made.json()) as { table: string }).table}`);
  return async () => {
    protocol += 1;
    await drop();
  };
}

test('a page that is older than the house loads itself anew, once, and keeps the draft', async ({ page }) => {
  const upgrade = await sitDown(page, 'masters-of-venice');
  const dial = page.getByRole('slider', { name: 'your bid' });
  for (let n = 0; n < 7; n++) await dial.press('ArrowUp');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Say something').fill('Who wants');
  let loads = 0;
  page.on('load', () => loads++);
  await upgrade();
  await expect.poll(() => loads).toBe(1);
  await expect(dial).toHaveAttribute('aria-valuenow', '35');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(page.getByLabel('Say something')).toHaveValue('Who wants');
  // It is still another page than the house wants; loading it again would not help, and one can play.
  await page.getByRole('tab', { name: 'Decide' }).click();
  await page.locator('.prompt [data-main]').click();
  await expect(page.getByRole('dialog')).toContainText('Carla is next');
  await page.getByRole('button', { name: 'I am Carla' }).click();
  await expect(dial).toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(page.getByLabel('Say something')).toHaveValue('');
  expect(loads).toBe(1);
});

test('what is chosen and not confirmed outlives a reload, for the seat that chose it', async ({ page }) => {
  const upgrade = await sitDown(page, 'speicherstadt');
  const dialog = page.getByRole('dialog');
  await expect(dialog.or(page.locator('.pl.legal').first())).toBeVisible();
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: /^I am/ }).click();
  await page.locator('.pl.legal').nth(1).click();
  const chosen = page.locator('.pl.chosen');
  await expect(chosen).toHaveCount(1);
  const where = await chosen.getAttribute('aria-label');
  const loaded = page.waitForEvent('load');
  await upgrade();
  await loaded;
  await expect(chosen).toHaveAttribute('aria-label', where ?? '');
});
