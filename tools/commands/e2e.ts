import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import { runCommand } from '../lib/runCommand.ts';
import { startShop } from '../lib/startShop.ts';

/**
 * All tests come from one address, so the limits that look at the address are lifted; other tests cover them. Nobody looks
 * at the pictures. A virtual machine whose host is busy may take seconds for an answer.
 */
const SETTINGS = {
  REQUESTS_PER_MINUTE: '1000000',
  LIMIT_FACTOR: '1000',
  SMS_PER_ADDRESS_DAY: '1000000',
  LOGIN_FAILURES_PER_ADDRESS: '1000000',
  PAGE_TIMEOUT_MS: '30000',
  LOG_LEVEL: 'warn',
  DEMO_PICTURES: 'small',
};

/** `pnpm e2e [path or Playwright's options]`: a throwaway shop in production mode, and Playwright against it. */
await runCommand('e2e', async (interrupt) => {
  const logFile = path.join(repositoryRoot, 'test-results/shop.log');
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const shop = await startShop({
    mode: 'production',
    database: 'memory',
    env: SETTINGS,
    seed: true,
    signal: interrupt,
    onStep: (text) => console.log(`[e2e] ${text}`),
    onLine: (part, line) => log.write(`[${part}] ${line}\n`),
  });
  try {
    console.log(`[e2e] shop at ${shop.webUrl}, its output in test-results/shop.log`);
    const playwright = execa('playwright', ['test', ...process.argv.slice(2)], {
      cwd: path.join(repositoryRoot, 'tests'),
      preferLocal: true,
      env: {
        WEB_URL: shop.webUrl,
        CONSOLE_URL: shop.consoleUrl,
        API_URL: shop.apiUrl,
        SANDBOX_URL: shop.sandboxUrl,
        DATABASE_URL: shop.databaseUrl,
        REDIS_URL: shop.redisUrl,
        TZ: 'Asia/Shanghai',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
      cancelSignal: interrupt,
      reject: false,
    });
    const outcome = await Promise.race([playwright, shop.died]);
    if (typeof outcome !== 'string') return outcome.exitCode ?? 1;
    playwright.kill();
    throw new Error(`the shop fell: ${outcome}`);
  } finally {
    await shop.stop();
  }
});
