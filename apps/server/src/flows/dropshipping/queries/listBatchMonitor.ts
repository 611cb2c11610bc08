import type { Answer, ParsedInput, staffMonitorEndpoints } from '@jiwu/contract';
import { type Batch, listBatchesForStaff } from '../../../modules/channels/dropshipping/index.ts';
import { findBusinessNames } from '../../../modules/people/businesses/index.ts';
import { findLateSubjects } from '../../../modules/trade/orders/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Query = ParsedInput<(typeof staffMonitorEndpoints)['staffBatchList']>['query'];
type Page = Answer<(typeof staffMonitorEndpoints)['staffBatchList']>;
type Row = Page['items'][number];

const PAGE = 50;

/** Batches as staff watch them. */
export async function listBatchMonitor(db: Reader, { query, now }: { query: Query; now: Date }): Promise<Page> {
  const [at, id] = query.cursor ? decodeCursor(query.cursor, timeCursor) : [];
  const after = at !== undefined && id !== undefined ? { at, id } : undefined;
  const found = await listBatchesForStaff(db, { state: query.state, after, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const [names, late] = await Promise.all([
    findBusinessNames(
      db,
      page.map(({ businessId }) => businessId),
    ),
    findLateSubjects(db, { kind: 'dropshipping', subjects: page.filter(({ state }) => state === 'paid'), now }),
  ]);
  const last = page.at(-1);
  return {
    items: page.map((batch) => describe(batch, names, late)),
    nextCursor: found.length > PAGE && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
    now: now.toISOString(),
  };
}

function describe(batch: Batch, names: ReadonlyMap<string, string>, late: ReadonlySet<string>): Row {
  return {
    id: batch.id,
    no: batch.no,
    name: batch.name,
    state: batch.state,
    businessName: names.get(batch.businessId) ?? '',
    rows: batch.rows,
    createdAt: batch.createdAt.toISOString(),
    ...describeOrdered(batch.ordered),
    ...describePaid(batch.paid),
    /** Some of its orders should have left the house and have not. */
    isOverdue: late.has(batch.id),
  };
}

function describeOrdered(ordered: Batch['ordered']): Pick<Row, 'orders' | 'payFen' | 'payBy'> {
  if (!ordered) return { orders: null, payFen: null, payBy: null };
  const { orders, payFen, payBy } = ordered;
  return { orders, payFen, payBy: payBy.toISOString() };
}

/** How far its orders have come; before it is paid none of them has begun. */
function describePaid(
  paid: Batch['paid'],
): Pick<Row, 'sent' | 'completed' | 'cancelled' | 'returned' | 'refundedFen' | 'paidAt'> {
  if (!paid) return { sent: 0, completed: 0, cancelled: 0, returned: 0, refundedFen: 0, paidAt: null };
  const { at, sent, completed, cancelled, returned, refundedFen } = paid;
  return { sent, completed, cancelled, returned, refundedFen, paidAt: at.toISOString() };
}
