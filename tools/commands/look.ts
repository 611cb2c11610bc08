import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { demoSession } from '../look/demoSession.ts';
import { launchChromium } from '../look/launchChromium.ts';
import { orderAddresses } from '../look/orderAddresses.ts';
import { sampleAddress } from '../look/sampleAddress.ts';
import { webRoutes } from '../look/webRoutes.ts';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import { runCommand } from '../lib/runCommand.ts';
import { startShop } from '../lib/startShop.ts';

const WIDTHS = [375, 1440];
const FOLDER = path.join(repositoryRoot, '.look');

/** `pnpm look [part of a path]`: a picture of every route with demo data, logged out and in, at both widths. */
await runCommand('look', async (interrupt) => {
  const wanted = process.argv[2] ?? '';
  const paths = webRoutes.map(({ path }) => path).filter((route) => route.includes(wanted));
  const shop = await startShop({
    mode: 'production',
    database: 'throwaway',
    seed: true,
    env: { LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '100000', LIMIT_FACTOR: '1000' },
    signal: interrupt,
    onStep: (text) => console.log(`[look] ${text}`),
  });
  const browser = await launchChromium();
  try {
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    const session = await demoSession(shop.apiUrl);
    const ofOrders = await orderAddresses(shop.apiUrl, session);
    for (const width of WIDTHS) {
      for (const who of ['out', 'in'] as const) {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          locale: 'zh-CN',
          timezoneId: 'Asia/Shanghai',
        });
        if (who === 'in') {
          await context.addInitScript((cache) => localStorage.setItem('USER_CACHE', cache), JSON.stringify(session));
          await context.addInitScript(() => localStorage.setItem('browser', 'look-at-the-shop'));
        }
        const page = await context.newPage();
        for (const route of paths) {
          await page.goto(shop.webUrl + (ofOrders.get(route) ?? sampleAddress(route)));
          // A page that asks again and again, such as the login codes, is never idle.
          await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {});
          const name = `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}-${width}-${who}.png`;
          await page.screenshot({ path: path.join(FOLDER, name), fullPage: true });
        }
        await context.close();
        console.log(`[look] ${paths.length} routes at ${width} px, logged ${who}`);
      }
    }
    console.log(`[look] done, ${paths.length * WIDTHS.length * 2} pictures in .look/`);
    return 0;
  } finally {
    await browser.close();
    await shop.stop();
  }
});
