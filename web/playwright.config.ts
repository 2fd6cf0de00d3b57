import { defineConfig } from '@playwright/test';

// `cargo xtask test` says where the binary and the browser are.
const chromium = process.env.FONDACO_CHROMIUM;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Against what hangs; a machine that is busy with something else may take its time.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: true,
  // These machines are noisy: what passes only the second time is reported as flaky, and read.
  retries: 1,
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    actionTimeout: 30_000,
    // A trace costs half as much again, so only what is repeated is traced.
    trace: 'on-first-retry',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
