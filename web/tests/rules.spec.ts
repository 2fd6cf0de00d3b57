// The rules as a page: where the boxes of a game differ, a reader chooses one.

import { expect, test } from './house';

test('a reader puts the other edition aside, and the address remembers it', async ({ page }) => {
  await page.goto('/rules/oltremare');
  const rules = page.locator('.rules');
  const paragraph = (id: string) => rules.locator('p, li, tr', { has: page.locator(`[id="${id}"]`) });
  await expect(rules).toContainText('Every difference between the editions');
  await expect(page.getByRole('radio', { name: 'All editions' })).toBeChecked();
  await expect(paragraph('OLT-6.1')).toBeVisible();
  await expect(paragraph('OLT-6.2')).toBeVisible();

  await page.getByRole('radio', { name: /second edition/i }).check();
  await expect(paragraph('OLT-6.1')).toBeHidden();
  await expect(paragraph('OLT-6.2')).toBeVisible();
  await expect(paragraph('OLT-10.1')).toBeHidden();
  // A table that compares still compares.
  await expect(
    rules.getByRole('cell', { name: 'spices, silk, silver, sugar, wine, wood, grain' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\?edition=amigo2005$/);

  await page.getByLabel('Language').selectOption('nl');
  await expect(rules).toContainText('Alle verschillen tussen de uitgaven');
  await expect(page.getByRole('radio', { name: /tweede uitgave/i })).toBeChecked();
  await expect(paragraph('OLT-6.1')).toBeHidden();
  await page.reload();
  await expect(paragraph('OLT-6.2')).toBeVisible();
  await expect(paragraph('OLT-6.1')).toBeHidden();
});

test('a link to a rule of the other edition shows it', async ({ page }) => {
  await page.goto('/rules/oltremare?edition=amigo2005#OLT-6.1');
  await expect(page.locator('.rules .here')).toContainText('OLT-6.1');
  await expect(page.locator('.rules .here')).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'All editions' })).toBeChecked();
});

test('where there is one set of rules there is nothing to choose', async ({ page }) => {
  await page.goto('/rules/speicherstadt?edition=amigo2005');
  await expect(page.locator('.rules h1')).toHaveText('The Speicherstadt');
  await expect(page.getByRole('radio')).toHaveCount(0);
});
