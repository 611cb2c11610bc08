import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';

const name = `migrate_${randomBytes(6).toString('hex')}`;
const url = new URL(inject('templateDatabaseUrl'));

async function run(database: string, sql: string): Promise<void> {
  const target = new URL(url);
  target.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: target.href });
  await client.connect();
  await client.query(sql);
  await client.end();
}

beforeAll(async () => {
  await run('postgres', `create database ${name}`);
  url.pathname = `/${name}`;
});
afterAll(() => run('postgres', `drop database ${name} with (force)`));

it('four processes that start at once migrate once', async () => {
  const folders = await readdir(path.resolve(import.meta.dirname, '../../db/migrations'));
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(url.href)));
  expect(applied.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([0, 0, 0, folders.length]);
});

it('a migration that was changed after it had been applied is refused', async () => {
  await run(name, `update migrations set sha256 = sha256('other') where name = '0002_identity'`);
  await expect(migrate(url.href)).rejects.toThrow('0002_identity was changed');
});
