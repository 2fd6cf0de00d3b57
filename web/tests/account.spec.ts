// The owner of an account: recovery codes, password, sessions, tokens, leaving; and muting somebody for oneself.

import { type Browser, type Page } from '@playwright/test';

import { expect, test } from './house';
import { look } from './look';
import { person } from './person';

async function browserOf(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return context.newPage();
}

/** Makes an account with the page, and returns the codes that were shown. */
async function signUp(page: Page, account: string): Promise<string[]> {
  expect((await page.request.post('/api/me', { data: { name: account } })).ok()).toBe(true);
  await page.goto('/');
  await page.getByRole('button', { name: 'Keep my games' }).click();
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'OK' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your recovery codes');
  const codes = await dialog.locator('code').allInnerTexts();
  expect(codes).toHaveLength(10);
  return codes;
}

test('an account from its recovery codes to its end, with keys alone where it matters', async ({
  browser,
  house,
}) => {
  const page = await browserOf(browser, house.url);
  const codes = await signUp(page, 'Martha');
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await expect(dialog, 'codes are not closed by a stray key').toBeVisible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  await page.screenshot({ path: 'screenshots/recovery-codes.png' });
  await dialog.getByRole('button', { name: 'I have saved them' }).press('Enter');
  await expect(dialog).toBeHidden();

  // Another browser, which has the codes and not the password.
  const other = await browserOf(browser, house.url);
  await other.goto('/');
  await other.getByRole('button', { name: 'Log in' }).click();
  await other.getByRole('button', { name: 'I have lost my password' }).click();
  await other.getByLabel('Account name').fill('Martha');
  await other.getByRole('textbox', { name: 'Recovery code' }).fill('aaaa-bbbb-cccc-dddd');
  await other.getByLabel('New password').fill('battery staple');
  await other.getByRole('button', { name: 'OK' }).click();
  await expect(other.getByRole('alert')).toContainText('recovery code is wrong');
  await other.getByRole('textbox', { name: 'Recovery code' }).fill(codes[3]?.toUpperCase() ?? '');
  await other.getByRole('button', { name: 'OK' }).click();
  await expect(other.locator('.who')).toContainText('Martha');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log in' }), 'all other sessions have ended').toBeVisible();

  await other.goto('/settings');
  const account = other.locator('#account');
  await expect(account).toContainText('9 are left');
  await account.getByLabel('What it is for').fill('my bot');
  await account.getByLabel('What it is for').press('Enter');
  const token = await account.locator('code').innerText();
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  const sessions = account.locator('section', { hasText: 'Where you are logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').filter({ hasText: 'this one' })).toContainText('Chrome');
  await look(other, 'account');
  const bot = () => other.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } });
  expect((await bot()).status()).toBe(200);
  await sessions.getByRole('button', { name: 'End my bot' }).press('Enter');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await bot()).status()).toBe(401);

  const password = account.locator('section', { hasText: 'Change the password' });
  await password.getByLabel('Your password').fill('wrong horse');
  await password.getByLabel('New password').fill('paper clip');
  await password.getByRole('button', { name: 'Change the password' }).press('Enter');
  await expect(password.getByRole('alert')).toContainText('wrong');
  await password.getByLabel('Your password').fill('battery staple');
  await password.getByLabel('New password').fill('paper clip');
  await password.getByRole('button', { name: 'Change the password' }).click();
  await expect(password.getByRole('status')).toContainText('is changed');

  const leaving = account.locator('section', { hasText: 'Your name disappears' });
  await leaving.getByRole('button', { name: 'Delete the account' }).click();
  await leaving.getByLabel('Your password').fill('paper clip');
  await leaving.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(account).toContainText('You have no name here yet');
  await expect(other.getByRole('button', { name: 'Choose a name' })).toBeVisible();
});

test('logging out everywhere closes the table that is open elsewhere', async ({ browser, house }) => {
  const page = await browserOf(browser, house.url);
  await signUp(page, 'Konrad');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  const other = await browserOf(browser, house.url);
  const login = { account: 'Konrad', password: 'correct horse' };
  expect((await other.request.post('/api/login', { data: login })).ok()).toBe(true);
  await other.goto('/');
  await other.getByRole('button', { name: 'Play now' }).first().click();
  await expect(other.locator('.pl.legal').first()).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(other.locator('.pl.legal'), 'nothing is asked of a stranger').toHaveCount(0);
});

test('whom one mutes is not read, until one wants to; and who shares a screen is seen', async ({
  browser,
  house,
}) => {
  const [anna, bert] = [await person(browser, house.url, 'Anna'), await person(browser, house.url, 'Bert')];
  const seats = ['me', { here: 'Carla' }, 'open', 'open'];
  const made = await anna.page.request.post('/api/tables', { data: { game: 'speicherstadt', seats } });
  const { table } = (await made.json()) as { table: string };
  await bert.page.goto(`/t/${table}`);
  await bert.page.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(bert.page.getByText('at the screen of Anna')).toBeVisible();
  await expect(
    bert.page.getByRole('button', { name: 'Sit down' }),
    'a public table has one seat for each',
  ).toHaveCount(0);
  await bert.page.screenshot({ path: 'screenshots/shared-screen.png' });
  await anna.page.goto(`/t/${table}`);
  await bert.page.getByLabel('Say something').fill('bla bla');
  await bert.page.getByRole('button', { name: 'Send' }).click();
  await expect(anna.page.getByText('bla bla')).toBeVisible();
  await anna.page.getByRole('button', { name: 'Mute Bert' }).press('Enter');
  await expect(anna.page.getByText('bla bla')).toHaveCount(0);
  await anna.page.reload();
  await expect(anna.page.getByText('Bert is muted')).toBeVisible();
  await expect(anna.page.getByText('bla bla')).toHaveCount(0);
  await anna.page.goto('/settings');
  await anna.page.getByRole('button', { name: 'Hear Bert again' }).click();
  await expect(anna.page.getByText('Nobody. In a chat')).toBeVisible();
  await anna.page.goto(`/t/${table}`);
  await expect(anna.page.getByText('bla bla')).toBeVisible();
});
