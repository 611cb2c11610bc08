import { type dropshippingEndpoints, type ParsedInput, rules } from '@jiwu/contract';
import { z } from 'zod';
import { type Batch, findRowOrders, listRows, type Row } from '../../../modules/channels/dropshipping/index.ts';
import { listOrdersOfSubject, type OrderState } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';

type Query = ParsedInput<(typeof dropshippingEndpoints)['dropshippingRows']>['query'] & { readonly limit?: number };
export type RowFilter = NonNullable<Query['filter']>;

interface Page {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/** By the verdict of a row, or by where its order stands. */
const filters: Readonly<
  Record<RowFilter, { readonly rows: readonly Row['state'][] } | { readonly orders: readonly OrderState[] }>
> = {
  bad: { rows: ['bad'] },
  repeated: { rows: ['repeated'] },
  good: { rows: ['good', 'ordered'] },
  awaitingDispatch: { orders: ['awaitingDispatch'] },
  sent: { orders: ['awaitingReceipt'] },
  completed: { orders: ['completed'] },
  closed: { orders: ['closed'] },
};

/** A page of the rows of a batch, by number. */
export async function pageRows(db: Reader, batch: Batch, query: Query): Promise<Page> {
  const { filter, keyword, cursor, limit = rules.dropshipping.rowsPerPage } = query;
  const chosen = filter && filters[filter];
  if (chosen && 'orders' in chosen)
    return await pageByOrders(db, batch, { states: chosen.orders, keyword, cursor, limit });
  const afterNo = cursor ? decodeCursor(cursor, z.tuple([z.int()]))[0] : undefined;
  const found = await listRows(db, batch, { states: chosen?.rows, keyword, afterNo, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > limit && last ? encodeCursor([last.no]) : null };
}

/** Orders were made in the order of the rows: their ids lead through the batch as the numbers do. */
async function pageByOrders(
  db: Reader,
  batch: Batch,
  {
    states,
    keyword,
    cursor,
    limit,
  }: { states: readonly OrderState[]; keyword: string | undefined; cursor: string | undefined; limit: number },
): Promise<Page> {
  const afterId = cursor ? decodeCursor(cursor, z.tuple([z.uuid()]))[0] : undefined;
  const subject = { userId: batch.userId, kind: 'dropshipping', subjectId: batch.id } as const;
  const ids = keyword ? await findRowOrders(db, batch, keyword) : undefined;
  const orders = await listOrdersOfSubject(db, { ...subject, states, ids, afterId, limit: limit + 1 });
  const page = orders.slice(0, limit);
  const last = page.at(-1);
  const rows = await listRows(db, batch, { orderIds: page.map(({ id }) => id), limit });
  return { rows, nextCursor: orders.length > limit && last ? encodeCursor([last.id]) : null };
}
