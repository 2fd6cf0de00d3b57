// Every game late in a match of five, with full hands and long names: bots play a match, and a table of one's own repeats it.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Page } from '@playwright/test';

import type { View as GenoaView } from '../src/games/genoa/types';
import type { View as MastersOfVeniceView } from '../src/games/masters-of-venice/types';
import type { View as OltremareView } from '../src/games/oltremare/types';
import type { View as SpeicherstadtView } from '../src/games/speicherstadt/types';
import type { Seat } from '../src/wire';
import { binary } from './house';

/** Every house of these tests deals from it, and so do the bots. */
const SEED = '8';

interface Head {
  seed: string;
  config: Record<string, unknown>;
}
interface Step {
  seat: Seat;
  do: unknown;
}
/** What a seat is told about the table. */
interface Told {
  must: Seat[];
  prompt?: { ask: number };
  view: unknown;
}

/** As long as names may be. */
const NAMES = [
  'Bartholomäus Wackernagel',
  'Friederike-Wilhelmine N.',
  'Schifffahrtsgesellschaft',
  'Maximiliane Oberhuber',
  'Konstantin Großherzogtum',
];

/** Is there as much on the table of this seat as there will ever be? */
const FULL = {
  speicherstadt: (view: SpeicherstadtView, seat) =>
    view.round >= 7 &&
    view.row.some(({ queue }) => queue.length > 1) &&
    (view.players[seat]?.cards.length ?? 0) > 7,
  oltremare: (view: OltremareView, seat) =>
    view.offers.standing.length > 1 &&
    (view.hand?.length ?? 0) > 3 &&
    (view.players[seat]?.cargo_cards ?? 0) > 5,
  'masters-of-venice': (view: MastersOfVeniceView) =>
    view.board.space > 11 && view.board.phase === 'turn' && view.hand.length > 2,
  genoa: (view: GenoaView) =>
    view.round > 4 && view.hand.length > 7 && view.offers.standing.length + view.asks.standing.length > 2,
};

export const GAMES = Object.keys(FULL) as (keyof typeof FULL)[];

/** A match among bots, decision by decision. */
export function matchOfBots(game: string): { head: Head; steps: Step[] } {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-record-'));
  const options = ['--players', '5', '--bots', 'greedy', '--games', '1', '--seed', SEED];
  execFileSync(binary(), ['simulate', game, ...options, '--records', folder], { stdio: 'ignore' });
  const lines = readFileSync(join(folder, '000000.jsonl'), 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  const [head, ...rest] = lines.map((line) => JSON.parse(line) as Head | Step | object);
  return { head: head as Head, steps: rest.filter((line): line is Step => 'do' in line) };
}

/** Opens a table with five seats at this screen, repeats the match until it is at its fullest, and shows whoever is asked then. */
export async function openFullTable(page: Page, game: keyof typeof FULL): Promise<void> {
  const { head, steps } = matchOfBots(game);
  const options: Record<string, unknown> = { ...head.config };
  delete options.seats;
  delete options.rulings;
  await page.request.post('/api/me', { data: { name: NAMES[0] } });
  const made = await page.request.post('/api/tables', {
    data: {
      game,
      seats: ['me', ...NAMES.slice(1).map((here) => ({ here }))],
      start: true,
      // A day: also the short clocks of a talk do not run out while it is looked at.
      pace: { days: { days: 1 } },
      options,
    },
  });
  const { table } = (await made.json()) as { table: string };
  for (const { seat, do: decision } of steps) {
    const told = (await (await page.request.get(`/api/tables/${table}?seat=${seat}`)).json()) as Told;
    if (told.must.includes(seat) && FULL[game](told.view as never, seat)) {
      await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
        `fondaco-seat-${table}`,
        `${seat}`,
      ] as const);
      await page.goto(`/t/${table}`);
      return;
    }
    const data = { decide: { seat, ask: told.prompt?.ask ?? 0, run: [decision] } };
    const answer = await page.request.post(`/api/tables/${table}/commands`, { data });
    if (!answer.ok()) throw new Error(`${game}: ${await answer.text()}`);
  }
  throw new Error(`${game}: the table was never full`);
}
