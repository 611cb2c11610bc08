import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { sha256 } from '../crypto/hashing.ts';
import { applyAlone, isWithoutTransaction } from './migrations/applyAlone.ts';
import { bringUuidv7 } from './migrations/bringUuidv7.ts';
import { givingWay, LOCK_SECONDS, type OnWait } from './migrations/givingWay.ts';
import { grantToShop } from './migrations/grantToShop.ts';

const MIGRATIONS_DIR = path.resolve(import.meta.dirname, '../../../../../db/migrations');
/** Any number, the same in every process: only one of them migrates at a time. */
const LOCK_KEY = 7_241_115;
const ASK_AGAIN_MS = 200;

interface MigrateOptions {
  /** Other migrations than the shop's: for rehearsals. */
  readonly dir?: string;
  /** Is told when a migration gave way to the shop and will come again. */
  readonly onWait?: OnWait;
}

/**
 * Applies the missing migrations in order, each in a transaction of its own unless its first line says `-- no transaction`. A
 * migration that was edited after it was applied is refused: all databases must have run the same text.
 */
export async function migrate(connectionString: string, options: MigrateOptions = {}): Promise<string[]> {
  const { dir = MIGRATIONS_DIR, onWait = () => {} } = options;
  const client = new pg.Client({ connectionString, application_name: 'jiwu-migrate' });
  await client.connect();
  try {
    await client.query(`set lock_timeout = '${LOCK_SECONDS}s'; set statement_timeout = 0`);
    await takeTurn(client);
    await bringUuidv7(client);
    await client.query(
      'create table if not exists migrations (name text primary key, sha256 bytea not null, applied_at timestamptz not null)',
    );
    const { rows } = await client.query<{ name: string; sha256: Buffer }>('select name, sha256 from migrations');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    const fresh: string[] = [];
    for (const name of (await readdir(dir)).toSorted()) {
      const sql = await readFile(path.join(dir, name, 'up.sql'), 'utf8');
      const before = applied.get(name);
      if (before) {
        if (!before.equals(sha256(sql))) throw new Error(`migration ${name} was changed after it had been applied`);
        continue;
      }
      const apply = isWithoutTransaction(sql) ? applyAlone : applyInTransaction;
      await givingWay(name, () => apply(client, name, sql), onWait);
      fresh.push(name);
    }
    // The job queue's own schema, by a connection of its own that gives way, too.
    await givingWay('of the job queue', () => runMigrations({ connectionString: impatient(connectionString) }), onWait);
    await givingWay('of the shop’s rights', () => grantToShop(client), onWait);
    return fresh;
  } finally {
    await client.end(); // also frees the lock
  }
}

/** Asks again and again: a statement that waits for the lock would be waited for by `create index concurrently`. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK_KEY]);
    if (rows[0]?.taken) return;
    await pause(ASK_AGAIN_MS);
  }
}

async function applyInTransaction(client: pg.Client, name: string, sql: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, sha256, applied_at) values ($1, $2, now())', [name, sha256(sql)]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

function impatient(connectionString: string): string {
  const url = new URL(connectionString);
  const options = `${url.searchParams.get('options') ?? ''} -c lock_timeout=${LOCK_SECONDS}s`;
  url.searchParams.set('options', options.trim());
  return url.href;
}
