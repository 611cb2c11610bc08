import { assert } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../database/Tx.ts';

/** Whatever staff do is in the audit log, or it does not happen: the log's own trigger leaves this mark in the transaction. */
export async function assertAudited(tx: Tx): Promise<void> {
  const { rows } = await sql<{ audited: string | null }>`
    select current_setting('jiwu.audited', true) as audited`.execute(tx);
  assert(rows[0]?.audited === 'yes', 'a write by staff records an audit row');
}
