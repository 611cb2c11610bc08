import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../tools/look/launchChromium.ts';

/** The shell is Chromium without its windows, which cost a tenth of a run. */
const CHROMIUM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = process.env['CHROMIUM'] ?? CHROMIUM.find((file) => existsSync(file));
const jsonFile = process.env['E2E_JSON'];

/** Run it by `pnpm e2e`, which brings up a shop and says in WEB_URL and others where it is. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Generous: a virtual machine whose host is busy has a third of its cores at times. A test that passes takes no longer for it.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ...(jsonFile ? [['json', { outputFile: jsonFile }] as const] : [])],
  use: {
    baseURL: process.env['WEB_URL'] ?? 'http://127.0.0.1:3000',
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Recording costs a third of the time: JIWU_TRACE=1 for a test that one wants to look into.
    trace: process.env['JIWU_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumFlags,
    },
  },
  projects: [
    // What does not depend on the width runs once, in the wide project.
    {
      name: 'phone',
      grepInvert: /@once/,
      use: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
    },
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
