// The Traders of Genoa: deals that take more than one word. Several offers for a street, cards named as payment, cards picked that were promised.

import { type Browser } from '@playwright/test';

import type { Field } from '../src/games/genoa/types';
import { begun, build, figuresOf, leadAlong, main, offers, title, viewOf, wayTo } from './genoa';
import { expect, test } from './house';
import { look } from './look';
import type { Person } from './person';

const named = ({ page }: Person) => page.locator('.mine [data-target]');
const log = async ({ page }: Person, line: string | RegExp) => {
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText(line)).toBeVisible();
};

/** Three people, and the tower where a field of this sort can be dealt for. From where it is too far the dice are tried again. */
async function nextTo(
  browser: Browser,
  url: string,
  isGoal: (field: Field) => boolean,
): Promise<{ people: [Person, Person, Person]; field: Field }> {
  for (;;) {
    const people = await begun(browser, url);
    const [anna, ...others] = people;
    const way = wayTo(anna, isGoal);
    if (way) {
      await leadAlong(way, anna, others);
      return { people, field: way.at(-1) ?? '' };
    }
    for (const { page } of people) await page.context().close();
  }
}

/** Chooses what an offer is for, by its place among what can be dealt for. */
async function offerFor(one: Person, field: Field): Promise<void> {
  await expect.poll(() => figuresOf(one).targets.some((target) => target.field === field)).toBe(true);
  const at = figuresOf(one).targets.findIndex((target) => target.field === field);
  await build(one).getByRole('group', { name: 'for', exact: true }).getByRole('button').nth(at).click();
}

test('two offers for one street are accepted together, and the card that one of them wants is named', async ({
  browser,
  house,
}) => {
  test.slow(); // pictures, in which every colour is looked at
  const { people, field } = await nextTo(browser, house.url, (field) => field.startsWith('street'));
  const [anna, bert, carla] = people;
  // Carla gives a message, shown to all; Bert wants one, whichever it may be.
  await offerFor(carla, field);
  const message = viewOf(carla).hand.find((card) => card.startsWith('M-')) ?? '';
  await carla.page.locator(`[data-card="${message}"] .tray`).click();
  await build(carla)
    .getByRole('button', { name: /face down$/ })
    .click();
  await build(carla)
    .getByRole('button', { name: /shown to the other side$/ })
    .click();
  await build(carla).getByRole('button', { name: 'Give 5 ducats' }).click();
  await build(carla).getByRole('button', { name: 'Send to Anna' }).click();
  await expect(offers(anna)).toHaveCount(1);
  await offerFor(bert, field);
  await build(bert).getByRole('button', { name: 'Give 5 ducats' }).click();
  await build(bert).getByRole('button', { name: '5 ducats more' }).click();
  await build(bert)
    .getByRole('group', { name: 'What Anna could give' })
    .getByRole('button', { name: /^message/ })
    .click();
  await build(bert).getByRole('button', { name: 'Send to Anna' }).click();

  await expect(anna.page.locator(`[data-field="${field}"] [data-note]`)).toHaveCount(2);
  for (const one of people) await expect(offers(one).filter({ hasText: 'shown to all' })).toHaveCount(1);
  await expect(anna.page.getByRole('group', { name: 'Which ones together?' })).toContainText(
    '15 ducats at once',
  );
  await look(anna.page, 'genoa-street');
  await anna.page.getByRole('button', { name: 'Accept 2 together' }).click();

  // Carla's offer is carried out at once, so that there are two messages to choose from.
  await expect(title(anna)).toHaveText('Which card does Bert get: message?');
  await expect(title(bert)).toHaveText('Anna chooses the card to give');
  await expect(bert.page.getByText('Agreed. Anna is choosing the cards that change hands.')).toBeVisible();
  await expect(named(anna)).toHaveCount(2);
  await look(anna.page, 'genoa-pay');
  await anna.page.locator(`[data-card="${message}"] [data-target]`).click();
  await main(anna).click();
  await expect.poll(() => viewOf(bert).hand).toContain(message);
  expect(viewOf(anna).players[0]?.ducats).toBe(145);
  expect(viewOf(anna).turn.trail.at(-1)).toBe(field);
  await log(carla, 'Anna picks the card to give: 1 message.');
});

for (const [pick, by] of [
  ['the one who acts', 'Bert'],
  ['the one whose turn it is', 'Anna'],
] as const) {
  test(`one of two cards was promised: it is picked by ${pick}`, async ({ browser, house }) => {
    test.slow();
    const { people, field } = await nextTo(
      browser,
      house.url,
      (field) => field === 'town_hall' || field === 'post_station',
    );
    const [anna, bert, carla] = people;
    await offerFor(bert, field);
    await build(bert)
      .getByRole('group', { name: /^Promise/ })
      .getByRole('button', { name: `picked by ${pick}` })
      .click();
    await build(bert).getByRole('button', { name: 'Send to Anna' }).click();
    await offers(anna).getByRole('button', { name: 'Accept' }).click();
    await expect(bert.page.locator('.prompt')).toContainText(`Promised to Anna: 1 of the 2 `);
    await main(bert).click();

    const picker = by === 'Bert' ? bert : anna;
    await expect(title(picker)).toHaveText(
      by === 'Bert' ? 'Which card does Anna get?' : 'Which card do you take?',
    );
    await expect(title(carla)).toHaveText(`${by} picks the card that was promised`);
    await expect(named(picker)).toHaveCount(2);
    await expect(named(picker === anna ? bert : anna)).toHaveCount(0);
    expect(viewOf(carla).drawn).toEqual([]);
    const [first = '', second = ''] = viewOf(picker).drawn;
    await look(picker.page, `genoa-promised-${by}`);

    // On a phone the cards come into sight by themselves.
    await picker.page.setViewportSize({ width: 360, height: 740 });
    await picker.page.reload();
    await expect(named(picker).first()).toBeInViewport();
    await picker.page.locator(`[data-card="${second}"] [data-target]`).click();
    await main(picker).click();
    await expect.poll(() => viewOf(anna).hand).toContain(second);
    expect(viewOf(bert).hand).toContain(first);
    expect(carla.heard.filter((told) => told.includes(`"${first}"`) || told.includes(`"${second}"`))).toEqual(
      [],
    );
    await log(carla, /^Bert hands 1 (small order|message) to Anna, as promised/);
  });
}
