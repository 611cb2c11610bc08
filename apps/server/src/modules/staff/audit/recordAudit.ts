import { assert, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';

interface Input {
  /** Null: the shop itself, for example when the first member of staff is created. */
  readonly staffId: string | null;
  /** The action's name: `order.dispatch`. */
  readonly action: string;
  readonly target: { readonly kind: string; readonly id: string };
  /** The changed values before and after, by name; null where there are none, and never both. Never a secret. */
  readonly before: unknown;
  readonly after: unknown;
  readonly now: Date;
}

/**
 * Adds a row to the audit log, in the transaction of the action. All writers wait for each other until they commit, so it is the
 * last statement of a transaction. The database itself puts the row at the end of the chain.
 */
export async function recordAudit(tx: Tx, input: Input): Promise<void> {
  const [before, after] = [asJson(input.before), asJson(input.after)];
  assert(before !== null || after !== null, 'an audit row says what changed');
  await sql`
    insert into audit_rows (id, staff_id, action, target_kind, target_id, before, after, at)
    values (${newId()}, ${input.staffId}, ${input.action}, ${input.target.kind}, ${input.target.id},
      ${before}::jsonb, ${after}::jsonb, ${input.now})`.execute(tx);
}

function asJson(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  assert(typeof value === 'object' && !Array.isArray(value), 'an audit row names what changed');
  return JSON.stringify(value);
}
