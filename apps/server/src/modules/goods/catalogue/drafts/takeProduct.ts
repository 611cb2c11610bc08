import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { refuseChanged, type StaffChange } from '../changes/takeVersion.ts';

/** Takes a product for one change, until the transaction ends. Whoever looked at an older version of it is refused. */
export async function takeProduct(tx: Tx, { id, version, staffId, now }: StaffChange): Promise<void> {
  const row = await tx
    .updateTable('products')
    .set({ version: version + 1, changed_by: staffId, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (row) return;
  const known = await tx
    .selectFrom('products')
    .select(['changed_by as by', 'updated_at as at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) throw new ShopError('NOT_FOUND');
  await refuseChanged(tx, known);
}
