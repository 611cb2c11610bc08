import { sql } from 'kysely';
import { listed } from '../../../../platform/database/listed.ts';
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

/** Takes products whatever their version, by id, for a change that was made of many at once; they count as changed. */
export async function takeProducts(
  tx: Tx,
  { ids, staffId, now }: { readonly ids: readonly string[]; readonly staffId: string; readonly now: Date },
): Promise<void> {
  const list = listed([...new Set(ids)], 'uuid');
  await sql`select id from products where id = any(${list}) order by id for no key update`.execute(tx);
  await sql`
    update products set version = version + 1, changed_by = ${staffId}, updated_at = ${now} where id = any(${list})`.execute(
    tx,
  );
}
