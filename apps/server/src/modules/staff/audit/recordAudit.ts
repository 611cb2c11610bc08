import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';

interface Input {
  /** Null: the shop itself, for example when the first member of staff is created. */
  readonly staffId: string | null;
  /** The action's name: `order.dispatch`. */
  readonly action: string;
  readonly target: { readonly kind: string; readonly id: string };
  /** The changed values before and after; null where there are none. Never a secret. */
  readonly before: unknown;
  readonly after: unknown;
  readonly now: Date;
}

/**
 * Adds a row to the audit log, in the transaction of the action. All writers wait for each other until they commit, so it is the
 * last statement of a transaction. The database itself puts the row at the end of the chain.
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
