import type { rules } from '@jiwu/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type Batch, batchOf } from './Batch.ts';

interface Key {
  readonly userId: string;
  readonly id: string;
}

export type BatchTab = (typeof rules.dropshipping.tabs)[number];

export async function getBatch(db: Reader, { userId, id }: Key): Promise<Batch> {
  const row = await db
    .selectFrom('dropshipping_batches')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return batchOf(row);
}

/** For staff, who know its number. */
export async function findBatchByNo(db: Reader, no: string): Promise<Batch> {
  const row = await db.selectFrom('dropshipping_batches').selectAll().where('no', '=', no).executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return batchOf(row);
}

/** Holds the batch until the transaction ends: its rows, and its orders while they are unpaid, change only under this lock. */
export async function findAndLockBatch(tx: Tx, { userId, id }: Key): Promise<Batch | null> {
  const row = await tx
    .selectFrom('dropshipping_batches')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? batchOf(row) : null;
}

export async function lockBatch(tx: Tx, key: Key): Promise<Batch> {
  const batch = await findAndLockBatch(tx, key);
  if (!batch) throw new ShopError('NOT_FOUND');
  return batch;
}

/** One that others do not hold; null when it is gone on or held. */
export async function lockFreeBatch(tx: Tx, { userId, id }: Key): Promise<Batch | null> {
  const row = await tx
    .selectFrom('dropshipping_batches')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ? batchOf(row) : null;
}

/** The newest first: ids are in the order of time. */
export async function listBatches(
  db: Reader,
  input: {
    readonly userId: string;
    readonly tab?: BatchTab | undefined;
    readonly ids?: readonly string[] | undefined;
    readonly beforeId?: string | undefined;
    readonly limit: number;
  },
): Promise<Batch[]> {
  let query = db.selectFrom('dropshipping_batches').selectAll().where('user_id', '=', input.userId);
  if (input.tab) query = query.where(tabs[input.tab]);
  if (input.ids) query = query.where('id', 'in', input.ids.length > 0 ? [...input.ids] : [input.userId]);
  if (input.beforeId) query = query.where('id', '<', input.beforeId);
  const rows = await query.orderBy('id', 'desc').limit(input.limit).execute();
  return rows.map(batchOf);
}

/** A batch that has left in part stands in both: some of it is on the way, and some is still to be sent. */
const tabs: Readonly<Record<BatchTab, ReturnType<typeof sql<boolean>>>> = {
  processing: sql<boolean>`state in ('draft', 'checked', 'ordering', 'unpaid')`,
  awaitingDispatch: sql<boolean>`state = 'paid' and all_orders > sent_orders + cancelled_orders`,
  sent: sql<boolean>`state = 'paid' and sent_orders > 0`,
  completed: sql<boolean>`state = 'completed'`,
};

interface BatchCounts {
  readonly counts: Readonly<Record<'all' | BatchTab, number>>;
  readonly sums: {
    readonly importing: number;
    readonly unpaid: number;
    readonly onTheWay: number;
    readonly thisYear: number;
  };
}

/** The counts of the tabs, and how many parcels there are. */
export async function countBatches(
  db: Reader,
  { userId, yearStart }: { userId: string; yearStart: Date },
): Promise<BatchCounts> {
  const { rows } = await sql<
    Readonly<Record<'all' | BatchTab | 'importing' | 'unpaid' | 'onTheWay' | 'thisYear', number>>
  >`
    select count(*)::int as all, count(*) filter (where ${tabs.processing})::int as processing,
      count(*) filter (where ${tabs.awaitingDispatch})::int as "awaitingDispatch",
      count(*) filter (where ${tabs.sent})::int as sent, count(*) filter (where ${tabs.completed})::int as completed,
      count(*) filter (where state = 'draft')::int as importing,
      count(*) filter (where state in ('ordering', 'unpaid') or (state = 'checked' and good_rows > 0))::int as unpaid,
      coalesce(sum(sent_orders - completed_orders - returned_orders), 0)::int as "onTheWay",
      coalesce(sum(sent_orders) filter (where paid_at >= ${yearStart}), 0)::int as "thisYear"
    from dropshipping_batches where user_id = ${userId}`.execute(db);
  const { importing = 0, unpaid = 0, onTheWay = 0, thisYear = 0, ...tabCounts } = rows[0] ?? {};
  const none = { all: 0, processing: 0, awaitingDispatch: 0, sent: 0, completed: 0 };
  return { counts: { ...none, ...tabCounts }, sums: { importing, unpaid, onTheWay, thisYear } };
}

/** The sender that each paid batch had at its payment, by batch. */
export async function findSenders(
  db: Reader,
  batches: readonly Key[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly phoneNumber: string }>> {
  if (batches.length === 0) return new Map();
  const rows = await db
    .selectFrom('dropshipping_batches')
    .selectAll()
    .where('user_id', 'in', [...new Set(batches.map(({ userId }) => userId))])
    .where('id', 'in', [...new Set(batches.map(({ id }) => id))])
    .execute();
  return new Map(rows.map(batchOf).flatMap(({ id, paid }) => (paid ? [[id, paid.sender] as const] : [])));
}

/** A rule over several batches: those of one user that are made at once take turns. */
export async function takeBatchTurn(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`batches:${userId}`}, 0))`.execute(tx);
}

/** How many batches wait for their user: to be completed, ordered or paid. */
export async function countProcessingBatches(db: Reader, userId: string): Promise<number> {
  const { rows } = await sql<{ processing: number }>`
    select count(*)::int as processing from dropshipping_batches
    where user_id = ${userId} and ${tabs.processing}`.execute(db);
  return rows[0]?.processing ?? 0;
}

/** How many batches nobody has ordered yet. */
export async function countOpenBatches(db: Reader, userId: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from dropshipping_batches
    where user_id = ${userId} and state in ('draft', 'checked')`.execute(db);
  return rows[0]?.open ?? 0;
}

/** The one batch of a user that holds stock without being paid. */
export async function findUnpaidBatch(
  db: Reader,
  userId: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const row = await db
    .selectFrom('dropshipping_batches')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .where('state', 'in', ['ordering', 'unpaid'])
    .executeTakeFirst();
  return row ?? null;
}

/** How many batches of a user hold stock without being paid, as a query: one row, one number. */
export function unpaidBatches(userId: string): RawBuilder<unknown> {
  return sql`select count(*) from dropshipping_batches where user_id = ${userId} and state in ('ordering', 'unpaid')`;
}

/** When batches of a user lapsed, as a query: `at`. */
export function lapsedBatches({ userId, since }: { userId: string; since: Date }): RawBuilder<unknown> {
  return sql`
    select closed_at as at from dropshipping_batches
    where user_id = ${userId} and closed_because = 'lapsed' and closed_at >= ${since}`;
}

/** Batches that lapsed since a moment. */
export async function countLapsed(db: Reader, { userId, since }: { userId: string; since: Date }): Promise<number> {
  const { rows } = await sql<{ lapsed: number }>`
    select count(*)::int as lapsed from dropshipping_batches
    where user_id = ${userId} and closed_because = 'lapsed' and closed_at >= ${since}`.execute(db);
  return rows[0]?.lapsed ?? 0;
}

/** For the sweeps: batches whose orders are being made, the oldest first. */
export async function listOrdering(db: Reader, limit: number): Promise<Key[]> {
  return await keysOf(db, sql`state = 'ordering' order by ordered_at limit ${limit}`);
}

/** Batches whose payment was due before a moment. */
export async function listOverdueBatches(
  db: Reader,
  { before, limit }: { before: Date; limit: number },
): Promise<Key[]> {
  return await keysOf(db, sql`state in ('ordering', 'unpaid') and pay_by <= ${before} order by pay_by limit ${limit}`);
}

/** Batches with rows that nobody has looked at. */
export async function listUnread(db: Reader, limit: number): Promise<Key[]> {
  return await keysOf(db, sql`state = 'draft' and unread_rows > 0 order by created_at limit ${limit}`);
}

async function keysOf(db: Reader, where: ReturnType<typeof sql>): Promise<Key[]> {
  const { rows } = await sql<Key>`select user_id as "userId", id from dropshipping_batches where ${where}`.execute(db);
  return rows;
}
