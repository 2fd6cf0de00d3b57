import { chromium } from '@playwright/test';
const url = process.argv[2];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const context = await browser.newContext({ baseURL: url, locale: 'en-GB', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
const page = await context.newPage();
page.on('pageerror', (e) => console.log('ERR', e.message));
await page.goto('/new/genoa');
await page.screenshot({ path: '/tmp/shots/new.png' });
await page.getByRole('combobox', { name: 'Players' }).selectOption('4');
for (let seat = 2; seat <= 4; seat++) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot greedy');
await page.getByRole('button', { name: 'Start' }).click();
await page.waitForSelector('.city');
let n = 0;
for (let i = 0; i < 60; i++) {
  await page.waitForTimeout(1500);
  const title = await page.locator('.prompt h2').innerText();
  const detail = await page.locator('.prompt p').allInnerTexts();
  console.log(i, title, '|', detail.join(' / '));
  if (i % 6 === 3) await page.screenshot({ path: `/tmp/shots/g${n++}.png` });
  await page.evaluate(() => document.activeElement?.blur());
  const main = page.locator('.prompt [data-main]:not(:disabled)');
  if ((await main.count()) > 0) { await page.keyboard.press('Enter'); continue; }
  const targets = page.locator('[data-target]:not(:disabled)');
  const c = await targets.count();
  if (c > 0) { await page.keyboard.press(`${1 + (i % Math.min(c, 9))}`); }
  else await page.keyboard.press('n');
}
await page.screenshot({ path: `/tmp/shots/last.png` });
await browser.close();
