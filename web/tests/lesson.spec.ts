// Learning by playing: from the first page through every step, by wrong turns, back and on again, in each language.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { expect, test } from './house';
import { look } from './look';

const lessons = join(import.meta.dirname, '../../crates/hall/lessons');

const TITLES = ['The Speicherstadt', 'Oltremare', 'Masters of Venice', 'The Traders of Genoa'] as const;

async function begin(page: Page, title: string = TITLES[0]): Promise<void> {
  await page.goto('/');
  await page
    .locator('.tile', { hasText: title })
    .getByRole('button', { name: /Learn by playing/ })
    .click();
  await expect(card(page)).toBeVisible();
}

const SIZES = [
  ['phone', 390, 844],
  ['laptop', 1280, 720],
] as const;

const card = (page: Page) => page.locator('section.card');
const goOn = (page: Page) => page.locator('.lesson-bar [data-main]');

/** What the step lights is there, and the card lies over nothing that can be chosen: on a phone, nothing of what is lit. */
async function checkLit(page: Page): Promise<void> {
  await expect(page.locator('.ring')).toBeVisible();
  const covered = () =>
    page.evaluate(() => {
      const card = document.querySelector('section.card')?.getBoundingClientRect();
      const ring = document.querySelector('.ring')?.getBoundingClientRect();
      const targets = [...document.querySelectorAll('.middle [data-target]:not(:disabled)')];
      return targets.filter((target) => {
        const box = target.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const within = (outer?: DOMRect) =>
          outer && x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
        return target.checkVisibility() && within(card) && (innerWidth > 760 || within(ring));
      }).length;
    });
  const overPrompt = () =>
    page.evaluate(() => {
      const ring = document.querySelector('.ring')?.getBoundingClientRect();
      const bar = document.querySelector('.table > .bar')?.getBoundingClientRect();
      const drawer = document.querySelector('.drawer')?.getBoundingClientRect();
      if (!ring || !bar || ring.top >= bar.top - 8 || (drawer && ring.left >= drawer.left - 8)) return 0;
      return Math.max(0, ring.bottom - bar.top);
    });
  await expect.poll(overPrompt, { message: 'the ring does not cross the prompt' }).toBe(0);
  // It may still be on its way to its place.
  await expect.poll(covered, { message: 'the card covers no legal target' }).toBe(0);
}

/** Does what the step suggests, as a learner would: the lit hatch, the button, the cube and the contract. */
async function follow(page: Page): Promise<void> {
  const title = (await card(page).locator('h2').textContent()) ?? '';
  const cube = page.locator('button.cube');
  if (await goOn(page).isVisible()) await goOn(page).click();
  else if ((await cube.count()) > 0 && /tea|cloth|Rubber/.test(title)) {
    const good = /tea/.test(title) ? 'tea' : /cloth/.test(title) ? 'cloth' : 'rubber';
    await page.locator(`button.cube[aria-label*="${good}" i]`).first().click();
    await page.locator('[data-drop^="contract"]').first().click();
  } else if (/Pass/.test(title)) await page.getByRole('button', { name: 'Pass', exact: true }).click();
  else {
    // The ring follows what it lies around.
    let [lit, before] = [await litName(page), ''];
    while (lit !== before) {
      before = lit;
      await page.waitForTimeout(300);
      lit = await litName(page);
    }
    const hatch = page.locator(`[data-at~="${lit}"] button.legal`);
    if ((await hatch.count()) > 0) await hatch.click();
    await page.locator('.prompt [data-main]:not(:disabled)').click();
  }
  await expect(card(page).locator('h2')).not.toHaveText(title, { timeout: 20_000 });
}

/** The place that is under the ring. */
async function litName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const ring = document.querySelector('.ring')?.getBoundingClientRect();
    const columns = [...document.querySelectorAll<HTMLElement>('[data-at^="column-"]')];
    const near = (element: HTMLElement) => Math.abs(element.getBoundingClientRect().left - (ring?.left ?? 0));
    return columns.sort((a, b) => near(a) - near(b))[0]?.dataset.at ?? '';
  });
}

test('a lesson is played from the first page to its last step', async ({ page }) => {
  await begin(page);
  const steps = [
    ...readFileSync(join(lessons, 'speicherstadt.toml'), 'utf8').matchAll(/\[\[chapters.steps\]\]/g),
  ];
  const seen = new Set<string>();
  for (let n = 0; n < 80 && (await card(page).isVisible()); n += 1) {
    const title = (await card(page).locator('h2').textContent()) ?? '';
    seen.add(title);
    await checkLit(page);
    if (title === 'Now you.') break;
    await follow(page);
  }
  expect(seen.size).toBeGreaterThanOrEqual(steps.length);
  // What the last decision brought may still be shown before it.
  await expect(async () => {
    if (await goOn(page).isVisible()) await goOn(page).click();
    await expect(card(page)).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('You know the game.')).toBeVisible();
  await expect(page.getByText('Good to know')).toBeVisible();
});

for (const title of TITLES)
  // The first one is played by its own controls on a desk, above.
  for (const [size, width, height] of SIZES.slice(0, title === TITLES[0] ? 1 : SIZES.length))
    test(`${title} on a ${size}: every step of its lesson lights something that is there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      // The lesson that is played by its own controls, above, shows what moves.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await begin(page, title);
      const picture = `screenshots/lesson-${title.toLowerCase().replaceAll(' ', '-')}-${size}`;
      const heading = card(page).locator('h2');
      for (let n = 0, step = ''; step !== 'Now you.'; n += 1) {
        step = (await heading.textContent()) ?? '';
        await page.screenshot({ path: `${picture}-${String(n).padStart(2, '0')}.png` });
        await checkLit(page);
        if (await goOn(page).isVisible()) await goOn(page).click();
        else await page.getByRole('button', { name: 'Skip this step' }).click();
        if (step !== 'Now you.') await expect(heading.filter({ hasNotText: step })).toBeVisible();
      }
      await expect(card(page)).toBeHidden();
      await expect(page.locator('.prompt')).toBeVisible();
    });

test('a step looks well before and after its decision', async ({ page }) => {
  await begin(page);
  await goOn(page).click();
  await goOn(page).click();
  await look(page, 'lesson-do');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('You stand first.');
  await look(page, 'lesson-after');
});

test('another choice is answered, taken back, or played on with', async ({ page }) => {
  await begin(page);
  await goOn(page).click();
  await goOn(page).click();
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('That is allowed, too.');
  await expect(card(page)).toContainText('cost you a point');
  await page.keyboard.press('u');
  await expect(card(page)).toContainText('Stand first at the fireman.');
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Play on like this/ }).click();
  await expect(page.getByText('You go your own way')).toBeVisible();
  await expect(page.locator('.prompt')).toContainText('2 of 3');
  const bar = page.getByRole('region', { name: 'What to do now' });
  await bar.getByRole('button', { name: /Back to step 3/ }).click();
  await expect(card(page)).toContainText('Stand first at the fireman.');
});

test('a lesson is left and taken up again, skipped and repeated', async ({ page }) => {
  await begin(page);
  await page.getByRole('button', { name: /Skip to 2/ }).click();
  await expect(card(page)).toContainText('You are asked first. Pass.');
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect(card(page)).toContainText('Buy the fireman.');
  await page.waitForTimeout(2500);
  await page.goto('/');
  await expect(page.locator('.lists')).not.toContainText('Your turn');
  await page.getByRole('link', { name: /Go on learning.*step 7 of/ }).click();
  await expect(card(page)).toContainText('Buy the fireman.');
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(card(page)).toContainText('You are asked first. Pass.');
  await page.getByRole('button', { name: 'Stand in line' }).click();
  await expect(card(page)).toContainText('Welcome to Hamburg.');
});

test('every step of every lesson has its words', () => {
  for (const file of readdirSync(lessons)) {
    const name = file.replace('.toml', '');
    const toml = readFileSync(join(lessons, file), 'utf8');
    const game = /game = "([^"]+)"/.exec(toml)?.[1] ?? '';
    const words = readFileSync(join(import.meta.dirname, `../src/games/${game}/lesson/en.ftl`), 'utf8');
    const has = (key: string) => words.includes(`\nlesson-${name}-${key} = `);
    for (const part of toml.split(/^\[\[/m).slice(1)) {
      const id = /^id = "([^"]+)"/m.exec(part)?.[1] ?? '';
      if (part.startsWith('chapters]]')) expect(has(`chapter-${id}`), id).toBe(true);
      else {
        expect(has(id) && has(`${id}-text`), id).toBe(true);
        expect(/^do = \["finish"\]/m.test(part) || !/^do = /m.test(part) || has(`${id}-other`), id).toBe(
          true,
        );
      }
    }
    for (const [, id] of toml.matchAll(/\{ id = "([^"]+)", when/g)) expect(has(`hint-${id}`), id).toBe(true);
  }
});
