import type pg from 'pg';
import { sha256 } from '../../crypto/hashing.ts';
import { LOCK_SECONDS } from './givingWay.ts';

const MARK = '-- no transaction';
/** What is done concurrently stops nobody while it waits for transactions that are under way. */
const PATIENT_SECONDS = 300;
const BUILDS_INDEX = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?([\w."]+)\s+on\s/im;

/** `create index concurrently` and its like refuse to run in a transaction. */
export function isWithoutTransaction(sql: string): boolean {
  return sql.split('\n', 1)[0]?.trim() === MARK;
}

/**
 * Runs the one statement of a migration without a transaction, and writes it down afterwards. In between the process may have
 * died: an index that was left half built is built anew, one that was finished is taken as it is.
 */
export async function applyAlone(client: pg.Client, name: string, sql: string): Promise<void> {
  await client.query(`set lock_timeout = '${PATIENT_SECONDS}s'`);
  try {
    const index = BUILDS_INDEX.exec(sql)?.[1];
    const standing = index === undefined ? 'missing' : await findIndex(client, index);
    if (standing === 'half') await client.query(`drop index concurrently ${index}`);
    if (standing !== 'whole') await client.query(sql);
  } finally {
    await client.query(`set lock_timeout = '${LOCK_SECONDS}s'`);
  }
  await client.query('insert into migrations (name, sha256, applied_at) values ($1, $2, now())', [name, sha256(sql)]);
}

async function findIndex(client: pg.Client, index: string): Promise<'missing' | 'half' | 'whole'> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid and indisready as valid from pg_index where indexrelid = to_regclass($1)',
    [index],
  );
  if (!rows[0]) return 'missing';
  return rows[0].valid ? 'whole' : 'half';
}
