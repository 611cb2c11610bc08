import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type StaffChange, takeVersion } from '../changes/takeVersion.ts';

/**
 * No longer shown. Refused while something below it is sold, being written or open; what is off sale stays where it is. Whoever
 * publishes holds the category in the same way, so one of both comes first.
 */
export async function closeCategory(tx: Tx, change: StaffChange): Promise<void> {
  await takeVersion(tx, 'categories', change);
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from categories where parent_id = ${change.id} and closed_at is null)
      or exists (select from products where category_id = ${change.id} and state in ('onSale', 'draft')) as "isUsed"`.execute(
    tx,
  );
  if (rows[0]?.isUsed) throw new ShopError('CATEGORY_NOT_EMPTY');
  await tx.updateTable('categories').set({ closed_at: change.now }).where('id', '=', change.id).execute();
}

/** Shown again; not while the category above is closed. */
export async function reopenCategory(tx: Tx, change: StaffChange): Promise<void> {
  await takeVersion(tx, 'categories', change);
  const { rows } = await sql<{ closed: boolean }>`
    select parent.closed_at is not null as closed from categories as category
    join categories as parent on parent.id = category.parent_id
    where category.id = ${change.id} for no key update of parent`.execute(tx);
  if (rows[0]?.closed) throw new ShopError('CATEGORY_CLOSED');
  await tx.updateTable('categories').set({ closed_at: null }).where('id', '=', change.id).execute();
}
