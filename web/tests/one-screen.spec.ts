// Several people at one screen: whenever it changes hands, the page holds nothing that only the last one may know.

import { type BrowserContext, type Page } from '@playwright/test';

import { expect, test } from './house';

/** What a seat is told about the table. */
interface Told {
  must: number[];
  prompt?: { ask: number; decisions: unknown[] };
  view: { hand?: string[] };
  end?: unknown;
}

/** So many hand-overs of each match are looked at. */
const HAND_OVERS = 8;

const GAMES = [
  { game: 'speicherstadt', seats: ['me', { here: 'Carla' }] },
  { game: 'oltremare', seats: ['me', { here: 'Carla' }] },
  { game: 'masters-of-venice', seats: ['me', { here: 'Carla' }] },
  { game: 'genoa', seats: ['me', { here: 'Carla' }, { here: 'Dora' }] },
];

const curtain = (page: Page) => page.getByRole('dialog');

/** The whole document as text: also what is typed and not an attribute. What Svelte leaves for itself is no part of it. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    const values = fields.map((field) => `${field.value} ${field.checked}`);
    const html = document.body.outerHTML
      .replace(/<!--.*?-->/gs, '')
      .replace(/ data-more="[^"]*"/g, '') // how far somebody scrolled
      .replace(/\bc\d+-/g, 'c-') // ids of gradients are numbered as they are drawn
      .replace(/animation-duration: \d+ms|\b\d?\d:\d\d\b/g, 'time'); // short clocks run
    return [document.title, html, ...values].join('\n');
  });

/** What is written on one's own things, and read out of the board in words. */
const ownWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = [...document.querySelectorAll('.mine *, .hand *, .middle > .sr *')];
    const said = own.flatMap((element) => [
      // How far somebody scrolled is told of nobody.
      ...element
        .getAttributeNames()
        .map((name) => (name === 'data-more' ? '' : (element.getAttribute(name) ?? ''))),
      element.childElementCount === 0 ? element.textContent.trim() : '',
    ]);
    return [...new Set(said)].filter((words) => words.length > 3);
  });

/** Writes down every state that the document goes through from now on. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const observer = new MutationObserver(() =>
      seen.add(`${document.title}\n${document.documentElement.outerHTML.replace(/<link[^>]*>/g, '')}`),
    );
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(window, { watched: { seen, observer } });
  });

/** Which of these words were there in any state since `watch`. */
const seenSince = (page: Page, words: string[]): Promise<string[]> =>
  page.evaluate((words) => {
    const { seen, observer } = (window as unknown as Watched).watched;
    observer.disconnect();
    return words.filter((some) => [...seen].some((state) => state.includes(some)));
  }, words);

interface Watched {
  watched: { seen: Set<string>; observer: MutationObserver };
}

/** A page that was never anybody else's. */
async function freshPage(
  context: BrowserContext,
  address: string,
  table: string,
  seat: number,
): Promise<Page> {
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
    `fondaco-seat-${table}`,
    `${seat}`,
  ] as const);
  await page.goto(address);
  await expect(page.locator('.board')).toBeVisible();
  return page;
}

/** Something in the making that is nobody else's business. */
async function putTogether(page: Page, game: string): Promise<void> {
  if (game === 'masters-of-venice') {
    const dial = page.getByRole('slider');
    if ((await dial.count()) > 0) for (let n = 0; n < 7; n++) await dial.press('ArrowUp');
  }
  if (game === 'oltremare' && (await page.locator('.hand [data-card]').count()) > 0) {
    await page.locator('.hand [data-card]').last().click();
    const tray = page.locator('.hand .tray').first();
    if ((await tray.count()) > 0) await tray.click();
  }
  if (game === 'genoa') {
    const more = page.locator('#drawer-panel').getByRole('button', { name: '+5' }).first();
    if ((await more.count()) > 0) await more.click();
  }
  if (game === 'speicherstadt') await page.locator('.pl.legal').first().click();
}

/** Where two texts differ first, for people to read. */
function difference(found: string, wanted: string): string | null {
  if (found === wanted) return null;
  const at = Array.from(found, (sign, n) => sign === wanted[n]).indexOf(false);
  const from = Math.max(0, at - 200);
  return `found: ${found.slice(from, at + 200)}\nwanted: ${wanted.slice(from, at + 200)}`;
}

for (const { game, seats } of GAMES)
  test(`${game} at one screen: nothing of one seat is in the page of another`, async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.request.post('/api/me', { data: { name: 'Anna' } });
    const made = await page.request.post('/api/tables', { data: { game, seats, start: true } });
    const { table } = (await made.json()) as { table: string };
    const told = async (seat: number) =>
      (await (await page.request.get(`/api/tables/${table}?seat=${seat}`)).json()) as Told;
    await page.goto(`/t/${table}`);
    await expect(curtain(page).or(page.locator('.board'))).toBeVisible();

    let [viewer, random, handOvers, secrets] = [0, 7, 0, 0];
    let first: number | null = null;
    /** What was written on the things of who is at the screen. */
    let words = new Set<string>();
    /** What each seat has seen on its own things so far: finding it again, as a draft, tells it nothing. */
    const familiar = new Map(seats.map((_, seat) => [seat, new Set<string>()]));
    const curtains = new Map<string, string>();
    for (let step = 0; handOvers < HAND_OVERS; step++) {
      expect(step, 'the screen changes hands now and then').toBeLessThan(400);
      const last = await told(viewer);
      expect(last.end, 'the match goes on').toBeUndefined();
      if (last.must.includes(viewer)) {
        if (handOvers === 0) {
          await expect(page.locator('.prompt')).toBeVisible();
          await putTogether(page, game);
          first = viewer;
        }
        for (const some of await ownWords(page)) {
          words.add(some);
          familiar.get(viewer)?.add(some);
        }
        random = (random * 1103 + 12345) % 65536;
        const { ask, decisions } = last.prompt ?? { ask: 0, decisions: [] };
        const decision = decisions[random % decisions.length];
        const data = { decide: { seat: viewer, ask, run: [decision] } };
        const answer = await page.request.post(`/api/tables/${table}/commands`, { data });
        if (!answer.ok()) expect(await answer.text(), 'a short clock was faster').toContain('stale');
        continue;
      }

      const next = last.must[0] ?? 0;
      const take = curtain(page).getByRole('button', { name: /^I am/ });
      await expect(take).toBeVisible();
      const undo = (await curtain(page).getByRole('button', { name: 'Undo' }).count()) > 0;
      const before = await everything(page);
      const key = `${next} ${undo}`;
      expect(difference(before, curtains.get(key) ?? before), 'a curtain looks like any other').toBeNull();
      curtains.set(key, before);
      const outside = page.locator('#app *:not(dialog):not(dialog *)');
      await expect(outside, 'nothing of the table is behind the curtain').toHaveCount(0);

      await watch(page);
      await take.click();
      const fresh = await freshPage(context, page.url(), table, next);
      // Whoever had the screen first finds their own draft again; the others have none.
      if (next === first) await expect(page.locator('.prompt')).toBeVisible();
      else
        await expect
          .poll(async () => difference(await everything(page), await everything(fresh)), { timeout: 20_000 })
          .toBeNull();
      const now = await told(next);
      const [known, shown] = [JSON.stringify(now), await everything(fresh)];
      const cards = (last.view.hand ?? []).filter((card) => !known.includes(`"${card}"`));
      const hidden = [
        ...cards.map((card) => `"${card}"`),
        ...[...words].filter((some) => !shown.includes(some) && !familiar.get(next)?.has(some)),
      ];
      // A short clock may have run out meanwhile, and the screen be somebody else's again.
      if (now.must.includes(next)) {
        secrets += hidden.length;
        expect(await seenSince(page, hidden)).toEqual([]);
        handOvers += 1;
      }
      await fresh.close();
      viewer = next;
      words = new Set(await ownWords(page));
    }
    if (game !== 'speicherstadt') expect(secrets, 'seats have secrets').toBeGreaterThan(HAND_OVERS);
  });
