import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findBarePromises } from '../../tools/architecture/findBarePromises.ts';
import { repositoryRoot } from '../../tools/lib/repositoryRoot.ts';

it('nothing that holds a transaction awaits several promises together without saying sideBySide', () => {
  expect(findBarePromises(repositoryRoot)).toEqual([]);
});

describe('a tree that does', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'jiwu-promises-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const plant = (file: string, text: string) => {
    const target = path.join(root, 'apps/server/src', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const importTx = `import type { Tx } from '../../platform/database/Tx.ts';\n`;
  plant('flows/cart/flow.ts', `${importTx}export const f = async (tx: Tx) => await Promise.all([one(tx), two(tx)]);`);
  plant(
    'flows/cart/settled.ts',
    `${importTx}export async function f(given: Tx) { await Promise.allSettled([one(given)]); }`,
  );
  plant(
    'flows/cart/outside/begins.ts',
    'export const f = (db) => db.transact(async (tx) => { await Promise.race([one(tx)]); });',
  );
  plant(
    'api/handler.ts',
    'export const f = (context) => context.write(function write(tx) { return Promise.all([one(tx)]); });',
  );
  // And what is allowed, which must not be found.
  plant('flows/cart/queries/reads.ts', 'export const f = async (db: Reader) => await Promise.all([one(db), two(db)]);');
  plant(
    'flows/cart/named.ts',
    `${importTx}export const f = async (tx: Tx) => await sideBySide(tx, [one(tx), two(tx)]);`,
  );
  plant('api/reads.ts', 'export const f = (db) => Promise.all([db.transact((tx) => one(tx)), two(db.read)]);');
  plant(
    'platform/database/sideBySide.ts',
    `import type { Tx } from './Tx.ts';\nexport const f = (tx: Tx, all) => Promise.all(all);`,
  );

  it('is found', () => {
    expect(findBarePromises(root)).toEqual([
      'api/handler.ts: Promise.all',
      'flows/cart/flow.ts: Promise.all',
      'flows/cart/outside/begins.ts: Promise.race',
      'flows/cart/settled.ts: Promise.allSettled',
    ]);
  });
});
