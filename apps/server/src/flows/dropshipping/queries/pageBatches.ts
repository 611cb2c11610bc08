import { type Answer, type dropshippingEndpoints, type ParsedInput, rules } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { z } from 'zod';
import {
  countBatches,
  findBatchesByRow,
  findUnpaidBatch,
  listBatches,
} from '../../../modules/channels/dropshipping/index.ts';
import { findOrderByNo } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import { findBlockedUntil } from '../assertMayOrder.ts';
import { describeCards } from './describeBatch.ts';

type Query = ParsedInput<(typeof dropshippingEndpoints)['dropshippingList']>['query'];
type Page = Answer<(typeof dropshippingEndpoints)['dropshippingList']>;

const LIMIT = rules.dropshipping.batchesPerPage;
/** Batches in which a word is found: more than anyone looks through. */
const FOUND = 200;

/** A page of the user's batches, newest first. */
export async function pageBatches(
  db: Reader,
  { userId, query, now }: { userId: string; query: Query; now: Date },
): Promise<Page> {
  const { tab, keyword, cursor } = query;
  const beforeId = cursor ? decodeCursor(cursor, z.tuple([z.uuid()]))[0] : undefined;
  const ids = keyword ? await findBatches(db, { userId, keyword }) : undefined;
  const yearStart = new Date(`${businessDay(now).slice(0, 4)}-01-01T00:00:00+08:00`);
  const [found, { counts, sums }, blockedUntil, unpaid] = await Promise.all([
    listBatches(db, { userId, tab, ids, beforeId, limit: LIMIT + 1 }),
    countBatches(db, { userId, yearStart }),
    findBlockedUntil(db, { userId, now }),
    findUnpaidBatch(db, userId),
  ]);
  const page = found.slice(0, LIMIT);
  const last = page.at(-1);
  return {
    counts,
    sums,
    items: await describeCards(db, userId, page),
    nextCursor: found.length > LIMIT && last ? encodeCursor([last.id]) : null,
    blockedUntil: blockedUntil?.toISOString() ?? null,
    unpaid,
    now: now.toISOString(),
  };
}

/** By a number of an order, or by a word of the batch and its rows. */
async function findBatches(db: Reader, { userId, keyword }: { userId: string; keyword: string }): Promise<string[]> {
  if (!rules.order.noPattern.test(keyword)) return await findBatchesByRow(db, { userId, keyword, limit: FOUND });
  const order = await findOrderByNo(db, keyword);
  return order?.userId === userId && order.kind === 'dropshipping' && order.subjectId ? [order.subjectId] : [];
}
