import { type Answer, type ParsedInput, rules, type staffMonitorEndpoints } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { type Batch, listBatchesForStaff } from '../../../modules/channels/dropshipping/index.ts';
import { findBusinessNames } from '../../../modules/people/businesses/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Query = ParsedInput<(typeof staffMonitorEndpoints)['staffBatchList']>['query'];
type Page = Answer<(typeof staffMonitorEndpoints)['staffBatchList']>;

const PAGE = 50;

/** Batches as staff watch them. */
export async function listBatchMonitor(db: Reader, { query, now }: { query: Query; now: Date }): Promise<Page> {
  const [at, id] = query.cursor ? decodeCursor(query.cursor, timeCursor) : [];
  const after = at !== undefined && id !== undefined ? { at, id } : undefined;
  const found = await listBatchesForStaff(db, { state: query.state, after, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const names = await findBusinessNames(
    db,
    page.map(({ businessId }) => businessId),
  );
  const last = page.at(-1);
  return {
    items: page.map((batch) => describe(batch, names, now)),
    nextCursor: found.length > PAGE && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
    now: now.toISOString(),
  };
}

function describe(batch: Batch, names: ReadonlyMap<string, string>, now: Date): Page['items'][number] {
  const { ordered, paid } = batch;
  const dueAt = paid && paid.at.getTime() + rules.order.dispatchHours * HOUR_MS;
  const left = (ordered?.orders ?? 0) - (paid?.sent ?? 0) - (paid?.cancelled ?? 0);
  return {
    id: batch.id,
    no: batch.no,
    name: batch.name,
    state: batch.state,
    businessName: names.get(batch.businessId) ?? '',
    rows: batch.rows,
    orders: ordered?.orders ?? null,
    sent: paid?.sent ?? 0,
    completed: paid?.completed ?? 0,
    cancelled: paid?.cancelled ?? 0,
    returned: paid?.returned ?? 0,
    payFen: ordered?.payFen ?? null,
    refundedFen: paid?.refundedFen ?? 0,
    createdAt: batch.createdAt.toISOString(),
    payBy: ordered?.payBy.toISOString() ?? null,
    paidAt: paid?.at.toISOString() ?? null,
    isOverdue: batch.state === 'paid' && dueAt !== null && dueAt < now.getTime() && left > 0,
  };
}
