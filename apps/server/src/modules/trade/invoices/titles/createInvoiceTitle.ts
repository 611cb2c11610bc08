import { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { getUser } from '../../../people/identity/index.ts';
import { checkedTitle, type InvoicePayer } from '../checkedTitle.ts';
import { clearDefault, type InvoiceTitle, listInvoiceTitles, lockTitles } from './titleQueries.ts';

/** The first title is the default by itself. */
export async function createInvoiceTitle(
  tx: Tx,
  input: { userId: string; fields: InvoicePayer & { readonly isDefault: boolean }; now: Date },
): Promise<InvoiceTitle> {
  const { userId, fields, now } = input;
  const { kind, title, taxNo } = checkedTitle(fields);
  await lockTitles(tx, userId);
  // Closing an account takes the same lock: nothing about a person is written down after it.
  await getUser(tx, userId);
  const { length: count } = await listInvoiceTitles(tx, userId);
  if (count >= rules.invoice.titlesPerUser) throw new ShopError('INVOICE_TITLE_LIMIT');
  const isDefault = fields.isDefault || count === 0;
  if (isDefault) await clearDefault(tx, userId);
  const id = newId();
  await tx
    .insertInto('invoice_titles')
    .values({ user_id: userId, id, kind, title, tax_no: taxNo, is_default: isDefault, created_at: now })
    .execute();
  return { id, kind, title, taxNo, isDefault };
}
