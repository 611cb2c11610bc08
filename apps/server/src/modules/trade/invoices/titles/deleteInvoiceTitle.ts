import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { listInvoiceTitles, lockTitles } from './titleQueries.ts';

/** The newest one left takes over from a default that goes. */
export async function deleteInvoiceTitle(tx: Tx, { userId, id }: { userId: string; id: string }): Promise<void> {
  await lockTitles(tx, userId);
  const removed = await tx
    .deleteFrom('invoice_titles')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('is_default')
    .executeTakeFirst();
  if (!removed) throw new ShopError('NOT_FOUND');
  const [newest] = await listInvoiceTitles(tx, userId);
  if (!removed.is_default || !newest) return;
  await tx
    .updateTable('invoice_titles')
    .set({ is_default: true })
    .where('user_id', '=', userId)
    .where('id', '=', newest.id)
    .execute();
}
