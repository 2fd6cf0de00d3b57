// A table of Masters of Venice for two people, and how they get to where a test begins.

import { type Browser, type Page } from '@playwright/test';

import { expect } from './house';

export const main = (page: Page) => page.locator('.prompt [data-main]:not(:disabled)');
export const title = (page: Page) => page.locator('.prompt h2');

export interface Person {
  page: Page;
  name: string;
  /** Everything that came over the line, in order. */
  heard: string[];
}

async function person(browser: Browser, url: string, name: string): Promise<Person> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  expect((await page.request.post('/api/me', { data: { name } })).ok()).toBe(true);
  return { page, name, heard };
}

export async function two(browser: Browser, url: string): Promise<[Person, Person]> {
  const anna = await person(browser, url, 'Anna');
  const bert = await person(browser, url, 'Bert');
  const made = await anna.page.request.post('/api/tables', {
    data: { game: 'masters-of-venice', seats: ['me', 'open'], privacy: 'private', options: {} },
  });
  const { table } = (await made.json()) as { table: string };
  const command = async ({ page }: Person, data: object) =>
    expect((await page.request.post(`/api/tables/${table}/commands`, { data })).ok()).toBe(true);
  await command(bert, { sit: { seat: 1, name: 'Bert' } });
  await command(bert, { ready: { ready: true } });
  await command(anna, { start: {} });
  for (const { page } of [anna, bert]) {
    await page.goto(`/t/${table}`);
    await expect(page.getByRole('slider')).toBeVisible();
  }
  return [anna, bert];
}

export async function bid({ page }: Person, amount: number): Promise<void> {
  for (let n = 0; n < amount / 5; n++) await page.getByRole('button', { name: '+5' }).click();
  await page.getByRole('button', { name: `Seal ${amount} ducats` }).click();
}

export async function go({ page }: Person, place: string): Promise<void> {
  await page.locator(`.desk [data-place="${place}"]`).click();
  await page.getByRole('button', { name: /^Seal:/ }).click();
}

/** Characters and orders, whoever is asked, until destinations are chosen. */
export async function settle(people: Person[]): Promise<void> {
  await expect(async () => {
    for (const { page } of people) {
      if (/^Where/.test(await title(page).innerText())) continue;
      const next =
        (await main(page).count()) > 0
          ? main(page)
          : page.locator('.desk [data-target]:not(:disabled)').first();
      if ((await next.count()) > 0) await next.click({ timeout: 500 });
    }
    for (const { page } of people) expect(await title(page).innerText()).toMatch(/^Where/);
  }).toPass({ timeout: 30_000, intervals: [50] });
}
