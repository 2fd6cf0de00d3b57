// A house of its own for each test file, and what the tests do again and again.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test as base, type Locator, type Page } from '@playwright/test';

interface House {
  url: string;
  /** Stops it where it is, and lets it go on. */
  freeze: (frozen: boolean) => void;
}

/** Which binary is tested. */
export function binary(): string {
  const binary = process.env.FONDACO_BINARY;
  if (!binary) throw new Error('FONDACO_BINARY: say which binary to test, or run cargo xtask test');
  return binary;
}

async function open(
  seed: string | null,
  bidTime: string,
): Promise<{ url: string; process: ChildProcess; data: string }> {
  const data = mkdtempSync(join(tmpdir(), 'fondaco-web-'));
  const options = [
    '--listen',
    '127.0.0.1:0',
    '--data',
    data,
    '--bot-pause',
    '0',
    '--bid-time',
    bidTime,
    '--rate',
    '0',
    '--log',
    'warn',
  ];
  const dealt = seed === null ? [] : ['--seed', seed];
  const child = spawn(binary(), ['serve', ...options, ...dealt], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      const found = /http:\/\/[\d.]+:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
    child.on('exit', (code) => reject(new Error(`the house closed with ${code}: ${said}`)));
  });
  return { url, process: child, data };
}

/** Every page must be free of errors, and speak to its own house alone. */
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a fixture that gives nothing
export const test = base.extend<{ watched: void }, { house: House; seed: string | null; bidTime: string }>({
  /** From which every match of this house is dealt, if not each from another. */
  seed: [null, { scope: 'worker', option: true }],
  /** Milliseconds that bots leave people to bid. */
  bidTime: ['0', { scope: 'worker', option: true }],
  house: [
    async ({ seed, bidTime }, use) => {
      const { url, process, data } = await open(seed, bidTime);
      await use({ url, freeze: (frozen) => process.kill(frozen ? 'SIGSTOP' : 'SIGCONT') });
      process.kill('SIGTERM');
      await new Promise((resolve) => process.on('exit', resolve));
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  watched: [
    async ({ context, house }, use) => {
      const wrong: string[] = [];
      context.on('weberror', (error) => wrong.push(error.error().message));
      context.on('console', (message) => {
        // A guest who has no name yet is told so with 401, which browsers print.
        if (
          message.type() === 'error' &&
          !/401|403|404|409|ERR_INTERNET_DISCONNECTED|WebSocket/.test(message.text())
        )
          wrong.push(message.text());
      });
      context.on('request', (request) => {
        const { host, protocol } = new URL(request.url());
        if (host !== new URL(house.url).host && protocol !== 'blob:')
          wrong.push(`a request to ${request.url()}`);
      });
      await use();
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ house }, use) => use(house.url),
});

export { expect };

/** One click on the first page. */
export async function playNow(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.locator('.board')).toBeVisible();
  return page.url();
}

/** Makes the next decision with keys alone, if one is asked. */
export async function stepByKeyboard(page: Page): Promise<void> {
  const busy = await page.evaluate(() => {
    const lit = [...document.querySelectorAll<HTMLButtonElement>('[data-target], [data-main]')];
    return lit.every((button) => button.disabled);
  });
  if (busy) return page.waitForTimeout(30);
  if ((await page.locator('[data-main]:not(:disabled)').count()) > 0) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Enter');
  } else {
    const cubes = await page.locator('button.cube').count();
    if (cubes > 0) {
      // Pick a cube; if it can go somewhere, let it; else finish.
      await page.keyboard.press('1');
      const step = page.locator('.steps [data-target]').first();
      const finish = page.locator('.prompt [data-target]').last();
      await ((await step.count()) > 0 ? step : finish).press('Enter').catch(() => undefined);
    } else {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    }
  }
  await page.waitForTimeout(20);
}

/** To the end of the match. */
export async function playToTheEnd(page: Page): Promise<void> {
  const end = page.locator('#end-title');
  const until = Date.now() + 200_000;
  while (!(await end.isVisible())) {
    if (Date.now() > until) throw new Error('the match does not end');
    await stepByKeyboard(page);
  }
}

/** Plays until there are cubes on the own quay; ships bring them. */
export async function getCubes(page: Page): Promise<Locator> {
  const cubes = page.locator('button.cube');
  for (let n = 0; n < 600; n++) {
    if ((await cubes.count()) > 0) return cubes;
    if (await page.locator('#end-title').isVisible()) await playNow(page);
    const ship = page.locator('.col:has([aria-label^="Ship"]) .pl.legal:not(.chosen)').first();
    if ((await page.locator('[data-main]:not(:disabled)').count()) === 0 && (await ship.count()) > 0)
      await ship.click({ timeout: 1000 }).catch(() => undefined);
    else await stepByKeyboard(page);
  }
  throw new Error('no ship was to be had');
}
