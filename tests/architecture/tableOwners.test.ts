import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findTableBreaches } from '../../tools/architecture/findTableBreaches.ts';
import { tableAllowances } from '../../tools/architecture/tableAllowances.ts';
import { isEveryTableOwned, tableOwners } from '../../tools/architecture/tableOwners.ts';
import { repositoryRoot } from '../../tools/lib/repositoryRoot.ts';

describe('the repository', () => {
  const { breaches, unused, filesRead } = findTableBreaches(repositoryRoot, tableAllowances);

  it('names each table only in the files of its owner, or where that is allowed for a reason', () => {
    expect(filesRead).toBeGreaterThan(500);
    expect(breaches).toEqual([]);
  });

  it('allows nothing that is not needed', () => {
    expect(unused).toEqual([]);
    expect(tableAllowances.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });
});

it('every table has one owner', () => {
  const owned = Object.values(tableOwners).flat();
  expect(new Set(owned).size).toBe(owned.length);
  expect(isEveryTableOwned).toBe(true); // the compiler compares with the types of the database, which a test compares with the migrations
});

it.each(Object.entries(tableOwners).filter(([owner]) => owner !== 'platform'))(
  'the README of %s names its tables',
  (owner, tables) => {
    const [readme = ''] = globSync(`apps/server/src/modules/*/${owner}/README.md`, { cwd: repositoryRoot });
    const text = readFileSync(path.join(repositoryRoot, readme), 'utf8');
    expect(tables.filter((table) => !new RegExp(String.raw`\b${table}\b`).test(text))).toEqual([]);
  },
);

describe('a tree that breaks the rule', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'jiwu-tables-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const plant = (file: string, text: string) => {
    const target = path.join(root, 'apps/server/src', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  plant(
    'modules/trade/orders/builder.ts',
    `export const q = (tx) => tx.updateTable('stock_levels').set({ on_hand: 1 });`,
  );
  plant(
    'modules/trade/orders/joined.ts',
    `export const q = (db) => db.selectFrom('orders as o').leftJoin('users as u', 'u.id', 'o.user_id');`,
  );
  plant('modules/trade/orders/several.ts', `export const q = (db) => db.selectFrom(['orders', 'payments as p']);`);
  plant(
    'modules/trade/orders/inside.ts',
    `export const q = (db) => db.selectFrom('orders').where((eb) => eb.exists(eb.selectFrom('parcels')));`,
  );
  plant(
    'modules/trade/orders/raw.ts',
    'export const q = sql`select id from orders, wallets where wallets.user_id = orders.user_id`;',
  );
  plant(
    'modules/trade/orders/rawTyped.ts',
    'export const q = sql<{ id: string }>`with made as (insert into notices (id) values (${1}) returning *) select * from made`;',
  );
  plant(
    'modules/trade/orders/rawFragment.ts',
    'export const q = (isOn) => sql`select 1 ${isOn ? sql`join files on true` : sql``}`;',
  );
  plant('modules/trade/orders/text.ts', `export const q = sql.raw('delete from carts');`);
  plant('modules/trade/orders/named.ts', `export const q = sql\`select * from \${sql.table('draws')}\`;`);
  plant('modules/trade/orders/computed.ts', 'export const q = (db, table) => db.selectFrom(table).selectAll();');
  plant('flows/orders/flow.ts', `export const q = (tx) => tx.deleteFrom('orders');`);
  plant('jobs/job.ts', 'export const q = sql`truncate table sessions`;');
  plant('api/handler.ts', `export const q = (db) => db.selectFrom('reviews');`);
  // And what is allowed, which must not be found.
  plant(
    'modules/trade/orders/own.ts',
    "export const q = sql`select lines.* from order_lines as lines -- not users\n where note = 'users'`;",
  );
  plant(
    'modules/trade/orders/made.ts',
    'export const q = sql`select count(*) as users, line.files from order_lines as line`;',
  );
  plant('modules/trade/orders/words.ts', `export const text = 'users and files';`);
  plant('composition/invariants/ties.ts', 'export const q = sql`select * from orders join payments using (user_id)`;');
  plant('modules/trade/orders/allowed.ts', `export const q = (db) => db.selectFrom('users');`);

  it('is found, by builder and raw', () => {
    const allowed = {
      where: 'modules/trade/orders/allowed.ts',
      tables: ['users', 'files'],
      reason: 'for this test',
    } as const;
    const { breaches, unused } = findTableBreaches(root, [allowed]);
    expect(breaches).toEqual([
      'api/handler.ts names reviews, which belongs to reviews',
      'flows/orders/flow.ts names orders, which belongs to orders',
      'jobs/job.ts names sessions, which belongs to identity',
      'modules/trade/orders/builder.ts names stock_levels, which belongs to stock',
      'modules/trade/orders/computed.ts computes the table of selectFrom: nobody can tell whose it is',
      'modules/trade/orders/inside.ts names parcels, which belongs to parcels',
      'modules/trade/orders/joined.ts names users, which belongs to identity',
      'modules/trade/orders/named.ts names draws, which belongs to draws',
      'modules/trade/orders/raw.ts names wallets, which belongs to wallet',
      'modules/trade/orders/rawFragment.ts names files, which belongs to files',
      'modules/trade/orders/rawTyped.ts names notices, which belongs to notices',
      'modules/trade/orders/several.ts names payments, which belongs to payments',
      'modules/trade/orders/text.ts names carts, which belongs to cart',
    ]);
    expect(unused).toEqual(['modules/trade/orders/allowed.ts: files']);
  });
});
