import { type Selectable, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { InvoiceTitles } from '../../../../platform/database/schema.gen.ts';
import type { InvoicePayer } from '../checkedTitle.ts';

export interface InvoiceTitle extends InvoicePayer {
  readonly id: string;
  readonly isDefault: boolean;
}

/** The limit and the one default are rules over several rows, of which there may be none to lock. */
export async function lockTitles(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invoiceTitles:${userId}`}, 0))`.execute(tx);
}

export async function listInvoiceTitles(db: Reader, userId: string): Promise<InvoiceTitle[]> {
  const rows = await db
    .selectFrom('invoice_titles')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toInvoiceTitle);
}

/** Before another becomes the default: the index allows one at any moment. */
export async function clearDefault(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('invoice_titles')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}

/** When an account is closed: under the lock, so that nothing is added afterwards. */
export async function deleteAllInvoiceTitles(tx: Tx, userId: string): Promise<void> {
  await lockTitles(tx, userId);
  await tx.deleteFrom('invoice_titles').where('user_id', '=', userId).execute();
}

export function toInvoiceTitle(row: Selectable<InvoiceTitles>): InvoiceTitle {
  return {
    id: row.id,
    kind: row.kind as InvoiceTitle['kind'],
    title: row.title,
    taxNo: row.tax_no,
    isDefault: row.is_default,
  };
}
