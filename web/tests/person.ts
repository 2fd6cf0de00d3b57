// Somebody at a browser of their own, and everything that they are told.

import { type Browser, type Page } from '@playwright/test';

import { type Changes, withChanges } from '../src/frame/changes';
import { expect } from './house';

export interface Person {
  page: Page;
  name: string;
  /** Everything that came over the line, in order. */
  heard: string[];
  /** While it is held, nothing but answers to one's own commands comes through. */
  hold: (held: boolean) => void;
}

export async function person(browser: Browser, url: string, name: string): Promise<Person> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const heard: string[] = [];
  let waiting: (() => void)[] | null = null;
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (String(message) === '{"beat":true}') {
        socket.send(message);
        return;
      } // nothing that was told
      heard.push(String(message));
      if (waiting && !/"reply":\d/.test(String(message))) waiting.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  const hold = (held: boolean) => {
    const late = waiting ?? [];
    waiting = held ? [] : null;
    for (const send of late) send();
  };
  expect((await page.request.post('/api/me', { data: { name } })).ok()).toBe(true);
  return { page, name, heard, hold };
}

/** What somebody saw after each message about the match, in order. */
export function seen({ heard }: { heard: string[] }): { view: unknown; figures: unknown }[] {
  const states: { view: unknown; figures: unknown }[] = [];
  for (const message of heard) {
    const said = JSON.parse(message) as { view?: unknown; figures?: unknown; changed?: Changes };
    const last = states.at(-1);
    if (said.view && said.figures) states.push({ view: said.view, figures: said.figures });
    else if (said.changed && last) states.push(withChanges(last, said.changed));
  }
  return states;
}

/** A private table at which these people sit, in their order, and the match has begun. */
export async function gather(people: Person[], game: string, options: object): Promise<string> {
  const [host, ...guests] = people;
  if (!host) throw new Error('somebody must open the table');
  const made = await host.page.request.post('/api/tables', {
    data: { game, seats: ['me', ...guests.map(() => 'open')], privacy: 'private', options },
  });
  const { table } = (await made.json()) as { table: string };
  const command = async ({ page }: Person, data: object) =>
    expect((await page.request.post(`/api/tables/${table}/commands`, { data })).ok()).toBe(true);
  for (const [n, one] of guests.entries()) {
    await command(one, { sit: { seat: n + 1, name: one.name } });
    await command(one, { ready: { ready: true } });
  }
  await command(host, { start: {} });
  for (const { page } of people) await page.goto(`/t/${table}`);
  return table;
}
