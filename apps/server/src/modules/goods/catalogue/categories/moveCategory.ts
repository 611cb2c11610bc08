import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import { listed } from '../../../../platform/database/listed.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type StaffChange, takeVersion } from '../changes/takeVersion.ts';
import { getStaffCategory } from './StaffCategory.ts';

interface Input extends StaffChange {
  readonly parentId: string | null;
  /** The sibling that it then stands before; null: last. */
  readonly beforeId: string | null;
}

/** Changes its place among its siblings, or moves it with all below it under another category of the same level as the one above it. */
export async function moveCategory(tx: Tx, { parentId, beforeId, ...change }: Input): Promise<void> {
  const { id } = change;
  await lockTogether(tx, { id, parentId });
  const category = await getStaffCategory(tx, id);
  await takeVersion(tx, 'categories', change);
  if (parentId !== category.parentId) await assertFits(tx, { id, level: category.level, parentId });
  const siblings = await listSiblings(tx, parentId);
  const others = siblings.filter((sibling) => sibling !== id);
  if (others.length >= rules.goods.maxSiblings) throw new ShopError('CATEGORY_FULL');
  const place = beforeId === null ? others.length : others.indexOf(beforeId);
  if (place < 0) throw new ShopError('INVALID_INPUT', { fields: ['beforeId'] });
  const ordered = [...others.slice(0, place), id, ...others.slice(place)];
  if (parentId !== category.parentId) {
    await tx.updateTable('categories').set({ parent_id: parentId }).where('id', '=', id).execute();
    await moveCount(tx, { from: category.parentId, to: parentId, count: category.count });
  }
  await sql`
    update categories set position = wanted.position - 1
    from unnest(${listed(ordered, 'text')}) with ordinality as wanted (id, position)
    where categories.id = wanted.id and categories.position <> wanted.position - 1`.execute(tx);
}

/** By id, as those do who publish: both old and new relatives, whose order or count may change. */
async function lockTogether(tx: Tx, { id, parentId }: { id: string; parentId: string | null }): Promise<void> {
  await sql`
    with moved as (select parent_id from categories where id = ${id})
    select id from categories
    where id = ${id} or id = ${parentId} or parent_id is not distinct from ${parentId}
      or id in (select parent_id from moved)
      or id in (select above.parent_id from categories as above where above.id = ${parentId} or above.id in (select parent_id from moved))
    order by id for no key update`.execute(tx);
}

async function assertFits(
  tx: Tx,
  { id, level, parentId }: { id: string; level: number; parentId: string | null },
): Promise<void> {
  // The first level has nothing above it, and the others always something.
  if (parentId === null || level === 1 || parentId === id) throw new ShopError('CATEGORY_MISPLACED');
  const parent = await getStaffCategory(tx, parentId);
  if (parent.level !== level - 1 || parent.isClosed) throw new ShopError('CATEGORY_MISPLACED');
}

async function listSiblings(tx: Tx, parentId: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('categories')
    .select('id')
    .where('parent_id', 'is not distinct from', parentId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What is on sale below it counts for those above it. */
async function moveCount(
  tx: Tx,
  { from, to, count }: { from: string | null; to: string | null; count: number },
): Promise<void> {
  if (count === 0) return;
  await sql`
    with above as (
      select id, -${count}::int as change from categories
      where id = ${from} or id = (select parent_id from categories where id = ${from})
      union all
      select id, ${count}::int from categories
      where id = ${to} or id = (select parent_id from categories where id = ${to})
    ), summed as (select id, sum(change)::int as change from above group by id)
    update categories set product_count = greatest(0, product_count + change)
    from summed where summed.id = categories.id and change <> 0`.execute(tx);
}
