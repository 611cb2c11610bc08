import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { sha256 } from '../crypto/hashing.ts';

const MIGRATIONS_DIR = path.resolve(import.meta.dirname, '../../../../../db/migrations');
/** Any number, the same in every process: only one of them migrates at a time. */
const LOCK_KEY = 7_241_115;

/**
 * Applies the missing migrations in order, each in a transaction of its own. A migration that was edited after it was applied is
 * refused: all databases must have run the same text.
 */
export async function migrate(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString, application_name: 'jiwu-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query(
      'create table if not exists migrations (name text primary key, sha256 bytea not null, applied_at timestamptz not null)',
    );
    const { rows } = await client.query<{ name: string; sha256: Buffer }>('select name, sha256 from migrations');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    const fresh: string[] = [];
    for (const name of (await readdir(MIGRATIONS_DIR)).toSorted()) {
      const sql = await readFile(path.join(MIGRATIONS_DIR, name, 'up.sql'), 'utf8');
      const before = applied.get(name);
      if (before) {
        if (!before.equals(sha256(sql))) throw new Error(`migration ${name} was changed after it had been applied`);
        continue;
      }
      await applyOne(client, name, sql);
      fresh.push(name);
    }
    await runMigrations({ connectionString }); // the job queue's own schema
    return fresh;
  } finally {
    await client.end(); // also frees the lock
  }
}

async function applyOne(client: pg.Client, name: string, sql: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, sha256, applied_at) values ($1, $2, now())', [name, sha256(sql)]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}
