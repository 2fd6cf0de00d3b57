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

for (const game of ['speicherstadt', 'oltremare', 'masters-of-venice', 'genoa']) {
  test(`the rules of ${game} begin with the game and end with the sources`, async ({ page }) => {
    await page.goto(`/rules/${game}`);
    for (const [language, about, course, unknown] of [
      ['en', 'What it is about', /^How (a turn|a round|the rounds) goe?s?$/, 'What no source told us'],
      ['de', 'Worum es geht', /^So (geht|verlaufen) /, 'Was keine Quelle verrät'],
      ['nl', 'Waar het om gaat', /^Zo ga/, 'Wat geen bron vertelt'],
    ] as const) {
      await page.getByLabel(/Language|Sprache|Taal/).selectOption(language);
      const chapters = page.locator('.rules section');
      await expect(chapters.first().locator('h2')).toHaveText(about);
      await expect(chapters.nth(1).locator('h2')).toHaveText(course);
      await expect(page.locator('.index li').first()).toHaveText(about);

      const steps = chapters.nth(1).locator('.steps > li');
      expect(await steps.count()).toBeGreaterThanOrEqual(4);
      for (const step of await steps.all()) {
        await expect(step.locator('.picture svg > *').first()).toBeAttached();
        const rules = await step.locator('a').evaluateAll((links) =>
          links.map((link) => {
            const rule = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
            return rule?.textContent === link.textContent;
          }),
        );
        expect(rules.length).toBeGreaterThan(0);
        expect(rules).not.toContain(false);
      }

      await expect(chapters.filter({ hasText: unknown })).toHaveCount(1);
      await expect(chapters.last()).toContainText(unknown);
      await expect(page.locator('.index li').last()).toHaveText(/^10\. /);
    }
  });
}

test('a step leads to its rule', async ({ page }) => {
  await page.goto('/rules/genoa');
  await page.locator('.steps').getByRole('link', { name: 'GEN-4.50' }).click();
  await expect(page).toHaveURL(/#GEN-4\.50$/);
  await expect(page.locator('.rules .here')).toContainText('When the active player has ended his turn');
  await expect(page.locator('.rules .here')).toBeInViewport();
});

test('on a phone the game comes before the contents', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules/oltremare#OLT-2.3');
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? NaN;
  await expect(page.locator('.steps')).toBeAttached();
  expect(await top('.steps')).toBeLessThan(await top('.index'));
  expect(await top('.index')).toBeLessThan(await top('#chapter-2'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
