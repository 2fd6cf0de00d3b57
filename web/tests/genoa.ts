// A table of The Traders of Genoa: where its things are on the page, and how people get the tower to where a test begins.

import { type Browser, type Page } from '@playwright/test';

import type { Field, Figures, View } from '../src/games/genoa/types';
import { expect } from './house';
import { gather, person, seen, type Person } from './person';

export const main = ({ page }: { page: Page }) => page.locator('.prompt [data-main]:not(:disabled)');
export const title = ({ page }: { page: Page }) => page.locator('.prompt h2');
export const build = ({ page }: { page: Page }) =>
  page.getByRole('region', { name: /^(New offer|Name a price)/ });
export const offers = ({ page }: { page: Page }) => page.locator('[data-offer]');
export const button = ({ page }: { page: Page }, name: string | RegExp) =>
  page.locator('.prompt').getByRole('button', { name });
export const views = (one: Person) => seen(one).map(({ view }) => view as View);
export const viewOf = (one: Person): View => views(one).at(-1) as View;
export const figuresOf = (one: Person): Figures => seen(one).at(-1)?.figures as Figures;

/** Three people; the first begins, and the tower stands on its first field. */
export async function begun(browser: Browser, url: string): Promise<[Person, Person, Person]> {
  const [anna, bert, carla] = await Promise.all(
    ['Anna', 'Bert', 'Carla'].map((name) => person(browser, url, name)),
  );
  if (!anna || !bert || !carla) throw new Error('three were invited');
  await gather([anna, bert, carla], 'genoa', { start: 0 });
  await button(anna, 'Roll').click();
  for (const one of [anna, bert, carla]) await expect(one.page.locator('.disc.tower')).toBeVisible();
  return [anna, bert, carla];
}

/** Somebody chooses a building to deal for: the current one, or a neighbour of the tower. */
export async function aim(one: Person): Promise<string> {
  const fields = build(one).getByRole('group', { name: 'for', exact: true }).getByRole('button');
  await expect(fields.first()).toBeVisible();
  const names = await fields.allInnerTexts();
  const at = names.findIndex((name) => !name.startsWith('Street'));
  await fields.nth(at).click();
  return names[at] ?? '';
}

/** The way of the tower to one of these fields, which it does not take yet; nothing, if it is too far. */
export function wayTo(one: Person, isGoal: (field: Field) => boolean): Field[] | null {
  const here = viewOf(one).turn.trail.at(-1);
  if (here !== undefined && isGoal(here) && viewOf(one).phase === 'current') return [here];
  const ways = figuresOf(one)
    .walks.map(({ path }) => path)
    .filter((path) => isGoal(path.at(-1) ?? ''));
  return ways.sort((a, b) => a.length - b.length)[0] ?? null;
}

/** Leads the tower along a way, nobody acting, until its last field can be dealt for. */
export async function leadAlong(way: Field[], anna: Person, others: Person[]): Promise<void> {
  const last = way.at(-1) ?? '';
  for (const field of [...way.slice(0, -1), null]) {
    if (figuresOf(anna).targets.some((target) => target.field === last)) return;
    for (const one of others) await button(one, 'Pass').click();
    if (viewOf(anna).phase === 'current') {
      await button(anna, 'Let it lapse').click();
      await expect.poll(() => viewOf(anna).phase).toBe('onward');
      if (figuresOf(anna).targets.some((target) => target.field === last)) return;
      for (const one of others) await button(one, 'Pass').click();
    }
    if (field === null) return;
    await anna.page.locator(`[data-field="${field}"] button.face`).click();
    await main(anna).click();
    await expect.poll(() => viewOf(anna).turn.trail.at(-1)).toBe(field);
  }
}
