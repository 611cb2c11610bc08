import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import getPort from 'get-port';
import { repositoryRoot } from '../../../../tools/lib/repositoryRoot.ts';
import { shopEnvironment } from '../../../../tools/lib/shopEnvironment.ts';
import { type Child, spawnChild } from '../../../../tools/lib/spawnChild.ts';
import { waitForHttp } from '../../../../tools/lib/waitForHttp.ts';
import type { EmptyShop } from './EmptyShop.ts';

export interface NextDay extends AsyncDisposable {
  readonly consoleUrl: string;
  /** The day that is over then. */
  readonly over: string;
  /** How far its clock is ahead of ours. */
  readonly laterMs: number;
}

const LATER_CLOCK = path.join(import.meta.dirname, 'laterClock.ts');
const portOf = (url: string) => Number(new URL(url).port);

/**
 * The same shop at noon of the next day: an api, a worker, a console and gateways more, on the same stores and books, whose clocks are
 * ahead. The statements of the gateways are there by then, whatever the hour is now.
 */
export async function openNextDay({ shop }: EmptyShop): Promise<NextDay> {
  const over = businessDay(new Date());
  const noon = new Date(`${over}T12:00:00+08:00`).getTime() + DAY_MS;
  const laterMs = noon - Date.now();
  const [webPort, livePort] = [portOf(shop.webUrl), portOf(shop.liveUrl)];
  const [apiPort, consolePort, workerPort] = [await getPort(), await getPort(), await getPort()];
  const stores = { databaseUrl: shop.databaseUrl, redisUrl: shop.redisUrl, cacheRedisUrl: shop.redisUrl };
  const storageDir = path.join(path.dirname(shop.books), 'files');
  const sandboxPort = await getPort();
  const ports = { webPort, apiPort, livePort, sandboxPort, workerPort, consolePort };
  const environments = shopEnvironment(
    { ...ports, ...stores, storageDir },
    { mode: 'production', throwaway: true, env: { LOG_LEVEL: 'warn', SANDBOX_BOOKS: shop.books } },
  );
  const log = createWriteStream(path.join(repositoryRoot, 'test-results/next-day.log'));
  const later = { LATER_MS: String(laterMs) };
  const parts: Child[] = [];
  const start = (name: 'sandbox' | 'api' | 'worker' | 'console', file: string, cwd = '.') => {
    const part = spawnChild({
      name,
      command: [process.execPath, '--import', LATER_CLOCK, file],
      env: { ...environments[name], ...later },
      cwd: path.join(repositoryRoot, cwd),
      onLine: (line) => log.write(`[${name}] ${line}\n`),
    });
    parts.push(part);
  };
  const stop = async () => {
    for (const part of parts) await part.stop();
  };
  const consoleUrl = `http://127.0.0.1:${consolePort}`;
  try {
    start('sandbox', 'apps/sandbox/src/main.ts');
    // The worker asks for the statements once, when it starts.
    await waitForHttp(`http://127.0.0.1:${sandboxPort}/healthz`);
    start('api', 'apps/server/src/entry/api.ts');
    start('worker', 'apps/server/src/entry/worker.ts');
    start('console', 'server/main.ts', 'apps/console');
    for (const port of [apiPort, workerPort]) await waitForHttp(`http://127.0.0.1:${port}/readyz`);
    await waitForHttp(`${consoleUrl}/healthz`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { consoleUrl, over, laterMs, [Symbol.asyncDispose]: stop };
}
