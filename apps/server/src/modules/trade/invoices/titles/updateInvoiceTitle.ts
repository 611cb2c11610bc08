import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { checkedTitle, type InvoicePayer } from '../checkedTitle.ts';
import { clearDefault, type InvoiceTitle, listInvoiceTitles, lockTitles, toInvoiceTitle } from './titleQueries.ts';

/** Replaces the fields; `isDefault: false` on the default title leaves it the default. */
export async function updateInvoiceTitle(
  tx: Tx,
  input: { userId: string; id: string; fields: InvoicePayer & { readonly isDefault: boolean } },
): Promise<InvoiceTitle> {
  const { userId, id, fields } = input;
  await lockTitles(tx, userId);
  // Checked first: for a stranger the title does not exist, whatever else is wrong with the request.
  const before = (await listInvoiceTitles(tx, userId)).find((one) => one.id === id);
  if (!before) throw new ShopError('NOT_FOUND');
  const { kind, title, taxNo } = checkedTitle(fields);
  if (fields.isDefault) await clearDefault(tx, userId);
  const row = await tx
    .updateTable('invoice_titles')
    .set({ kind, title, tax_no: taxNo, is_default: fields.isDefault || before.isDefault })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toInvoiceTitle(row);
}
