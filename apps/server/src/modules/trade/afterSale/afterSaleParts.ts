import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { AfterSale } from './AfterSale.ts';
import type { AfterSaleState } from './afterSaleStates.ts';

type Key = Pick<AfterSale, 'userId' | 'id'>;

interface HistoryStep {
  readonly afterSaleId: string;
  readonly to: AfterSaleState;
  readonly by: 'user' | 'staff' | 'shop';
  readonly note: string;
  readonly at: Date;
}

/** The steps of some requests, the oldest first. */
export async function listAfterSaleHistory(db: Reader, afterSales: readonly Key[]): Promise<HistoryStep[]> {
  if (afterSales.length === 0) return [];
  const rows = await db
    .selectFrom('after_sale_history')
    .select(['after_sale_id', 'to_state', 'by_kind', 'note', 'at'])
    .where('user_id', 'in', userIdsOf(afterSales))
    .where('after_sale_id', 'in', idsOf(afterSales))
    .orderBy('after_sale_id')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    afterSaleId: row.after_sale_id,
    to: row.to_state as AfterSaleState,
    by: row.by_kind as HistoryStep['by'],
    note: row.note,
    at: row.at,
  }));
}

/** The pictures of some requests, in the order in which they were given. */
export async function listAfterSalePictures(
  db: Reader,
  afterSales: readonly Key[],
): Promise<{ afterSaleId: string; fileId: string }[]> {
  if (afterSales.length === 0) return [];
  return await db
    .selectFrom('after_sale_pictures')
    .select(['after_sale_id as afterSaleId', 'file_id as fileId'])
    .where('user_id', 'in', userIdsOf(afterSales))
    .where('after_sale_id', 'in', idsOf(afterSales))
    .orderBy('position')
    .execute();
}

export async function getAfterSalePicture(
  db: Reader,
  { userId, id, position }: Key & { position: number },
): Promise<string> {
  const row = await db
    .selectFrom('after_sale_pictures')
    .select('file_id')
    .where('user_id', '=', userId)
    .where('after_sale_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return row.file_id;
}

function userIdsOf(afterSales: readonly Key[]): string[] {
  return [...new Set(afterSales.map(({ userId }) => userId))];
}

function idsOf(afterSales: readonly Key[]): string[] {
  return afterSales.map(({ id }) => id);
}
