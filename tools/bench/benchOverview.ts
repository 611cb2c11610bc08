import { execFileSync } from 'node:child_process';
import { copyOrdersOfTwoDays } from '../demo-data/largeOrders/copyOrdersOfTwoDays.ts';
import { demoStaff, demoTotpSecret } from '../demo-data/demoStaff.ts';
import { demoPassword } from '../demo-data/demoUsers.ts';
import { buildApp } from '../lib/buildApp.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import { launchChromium } from '../look/launchChromium.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { median } from './median.ts';
import { startBenchProcess } from './startBenchProcess.ts';
import { startBenchShop } from './startBenchShop.ts';

/** Orders of two days, so that either day has 20,000. */
const ORDERS = 40_000;
const MOST_MS = 2000;

/** The console's first page on a day of 20,000 orders: from an empty browser to the figures, the median of 5. */
export async function benchOverview(interrupt: AbortSignal, options: BenchOptions): Promise<BenchResult[]> {
  const { effort } = options;
  const supervisor = createSupervisor(interrupt);
  try {
    await buildApp('console');
    const shop = await startBenchShop(options, supervisor);
    const ownerUrl = shop.env['DATABASE_URL'] ?? '';
    await supervisor.guard(copyOrdersOfTwoDays(ownerUrl, { orders: effort(ORDERS, 200), now: new Date() }));
    const args = ['server/main.ts'];
    const env = { ...shop.env, API_ORIGIN: await shop.startApi() };
    const url = await startBenchProcess(
      { name: 'console', cwd: 'apps/console', args, env, probe: '/healthz' },
      supervisor,
    );
    const times = await supervisor.guard(openOften(url, effort(5, 1)));
    const figure = Math.round(median(times));
    return [
      {
        bench: `overview of the console on a day of ${effort(ORDERS, 200) / 2} orders, cold`,
        figure,
        unit: 'ms',
        bare: null,
        ratio: null,
        target: `< ${MOST_MS} ms`,
        pass: figure < MOST_MS,
      },
    ];
  } finally {
    await supervisor.stop();
  }
}

/** The first administrator signs in once; then each time a browser that has the session and nothing else. */
async function openOften(url: string, times: number): Promise<number[]> {
  const browser = await launchChromium();
  try {
    const first = await browser.newContext();
    const page = await first.newPage();
    await page.goto(url);
    await page.getByLabel('登录名').fill(demoStaff[0]?.loginName ?? '');
    await page.getByLabel('密码', { exact: true }).fill(demoPassword);
    const code = execFileSync('oathtool', ['--totp', '--base32', demoTotpSecret], { encoding: 'utf8' });
    await page.getByLabel('动态验证码').fill(code.trim());
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.locator('#page').waitFor();
    const storageState = await first.storageState();
    const spans: number[] = [];
    for (let nth = 0; nth < times; nth += 1) {
      const context = await browser.newContext({ storageState });
      const cold = await context.newPage();
      await cold.goto(`${url}/overview`);
      await cold.getByRole('link', { name: /^对账/ }).waitFor();
      spans.push(await cold.evaluate(() => performance.now()));
      await context.close();
    }
    return spans;
  } finally {
    await browser.close();
  }
}
