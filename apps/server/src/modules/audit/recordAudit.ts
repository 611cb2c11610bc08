import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/createDatabase.ts';

interface Input {
  /** Null: the shop itself, such as when the first member of staff is made. */
  readonly staffId: string | null;
  /** What was done, `order.dispatch`. */
  readonly action: string;
  readonly target: { readonly kind: string; readonly id: string };
  /** What changed, as it was and as it is; null where there is nothing. Never a secret. */
  readonly before: unknown;
  readonly after: unknown;
  readonly now: Date;
}

/**
 * Adds to the log of what staff did, in the transaction that does it. All who add wait for each other until they commit, so
 * it is the last thing that a transaction does. The database itself puts the row at the end of the chain.
 */
export async function recordAudit(tx: Tx, input: Input): Promise<void> {
  await sql`
    insert into audit_rows (id, staff_id, action, target_kind, target_id, before, after, at)
    values (${newId()}, ${input.staffId}, ${input.action}, ${input.target.kind}, ${input.target.id},
      ${asJson(input.before)}::jsonb, ${asJson(input.after)}::jsonb, ${input.now})`.execute(tx);
}

function asJson(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
