import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../../../tools/lib/repositoryRoot.ts';
import { startShop } from '../../../../tools/lib/startShop.ts';
import type { EmptyShop } from './EmptyShop.ts';

/** A machine with two cores has two shops on it now, and a browser. */
const SETTINGS = { PAGE_TIMEOUT_MS: '30000', LOG_LEVEL: 'warn' };

/** A second throwaway shop, from what is already built: its tables are there, and nothing in them. */
export async function startEmptyShop(): Promise<EmptyShop['shop'] & AsyncDisposable> {
  const results = path.join(repositoryRoot, 'test-results');
  await mkdir(results, { recursive: true });
  const log = createWriteStream(path.join(results, 'empty-shop.log'));
  const dir = await mkdtemp(path.join(tmpdir(), 'jiwu-nothing-'));
  const books = path.join(dir, 'books.sqlite');
  const shop = await startShop({
    mode: 'production',
    database: 'memory',
    // The gateways' books are in a file: the next day they are opened again.
    env: { ...SETTINGS, SANDBOX_BOOKS: books },
    onLine: (part, line) => log.write(`[${part}] ${line}\n`),
  });
  return {
    ...shop,
    books,
    async [Symbol.asyncDispose]() {
      await shop.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
