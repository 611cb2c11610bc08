import type { Reader } from '../../../platform/database/Reader.ts';

/** Those of the given payables for which a payment is open: it may be paid already, only we do not know yet. */
export async function listOpenPayables(
  db: Reader,
  payables: { readonly kind: string; readonly ids: readonly string[] },
): Promise<Set<string>> {
  if (payables.ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('payments')
    .select('payable_id')
    .where('payable_kind', '=', payables.kind)
    .where('payable_id', 'in', payables.ids)
    .where('ask_at', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.payable_id));
}
