import { assert } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../../platform/database/violatedConstraint.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';
import { BATCH, type Batch, batchOf, type BatchSource, type ClosedBecause } from './Batch.ts';
import type { Selectable } from 'kysely';
import type { DropshippingBatches } from '../../../../platform/database/schema.gen.ts';

type Key = Pick<Batch, 'userId' | 'id'>;
type Row = Selectable<DropshippingBatches>;

interface NewBatch extends Key {
  readonly businessId: string;
  readonly name: string;
  readonly source: BatchSource;
  readonly skuIds: readonly string[];
  readonly now: Date;
}

export async function insertBatch(
  tx: Tx,
  { userId, id, businessId, name, source, skuIds, now }: NewBatch,
): Promise<Batch> {
  const { rows } = await sql<Row>`
    insert into dropshipping_batches (user_id, id, no, business_id, name, source, state, sku_ids, created_at)
    values (${userId}, ${id},
      'DS' || to_char(${now}::timestamptz at time zone 'Asia/Shanghai', 'YYYYMMDD')
        || lpad(order_number(nextval('dropshipping_numbers'))::text, 8, '0'),
      ${businessId}, ${name}, ${source}, 'checked', ${skuIds}::uuid[], ${now})
    returning *`.execute(tx);
  return one(rows);
}

/** Another name, business or choice of goods. */
export async function changeBatchTerms(
  tx: Tx,
  { batch, businessId, name, skuIds }: { batch: Key } & Pick<NewBatch, 'businessId' | 'name' | 'skuIds'>,
): Promise<Batch> {
  return await change(tx, batch, {
    from: sql`state in ('draft', 'checked')`,
    set: sql`business_id = ${businessId}, name = ${name}, sku_ids = ${skuIds}::uuid[]`,
  });
}

/** The first rows of it come from a file, by whose name its owner knows it. */
export async function becomeImported(tx: Tx, batch: Key, name: string): Promise<Batch> {
  return await change(tx, batch, {
    from: sql`state in ('draft', 'checked')`,
    set: sql`source = 'imported', name = ${name}`,
  });
}

/** The rows changed: counts them anew. Whether it is a draft follows from whether a row is unread, or a file is still being read. */
export async function recountRows(tx: Tx, batch: Key): Promise<Batch> {
  return await change(tx, batch, {
    from: sql`state in ('draft', 'checked')`,
    set: sql`(state, unread_rows, bad_rows, repeated_rows, good_rows, last_no) = (
      select case when count(*) filter (where state = 'unread') > 0 or exists (
          select from dropshipping_files as file
          where file.user_id = ${batch.userId} and file.batch_id = ${batch.id} and file.state = 'reading')
        then 'draft' else 'checked' end,
        count(*) filter (where state = 'unread'), count(*) filter (where state = 'bad'),
        count(*) filter (where state = 'repeated'), count(*) filter (where state = 'good'),
        greatest(batch.last_no, coalesce(max(no), 0))
      from dropshipping_rows where user_id = ${batch.userId} and batch_id = ${batch.id})`,
  });
}

interface Order {
  readonly orders: number;
  readonly pieces: number;
  readonly goodsFen: number;
  readonly shippingFen: number;
  readonly payBy: Date;
  readonly now: Date;
}

/** checked → ordering: its orders will be made at these sums. A user has one such batch. */
export async function startOrdering(tx: Tx, batch: Key, order: Order): Promise<Batch> {
  const { orders, pieces, goodsFen, shippingFen, payBy, now } = order;
  try {
    return await change(tx, batch, {
      from: sql`state = 'checked'`,
      set: sql`state = 'ordering', ordered_at = ${now}, pay_by = ${payBy}, all_orders = ${orders}, ordered_pieces = ${pieces},
        goods_fen = ${goodsFen}, shipping_fen = ${shippingFen}, pay_fen = ${goodsFen + shippingFen}`,
    });
  } catch (error) {
    if (violatedConstraint(error) === 'dropshipping_batches_one_unpaid') throw new ShopError('BATCH_UNPAID');
    throw error;
  }
}

/** Some of its orders are made. With the last one it waits for its payment. */
export async function addMade(tx: Tx, batch: Key, made: number): Promise<Batch> {
  return await change(tx, batch, {
    from: sql`state = 'ordering'`,
    set: sql`made_orders = made_orders + ${made}::int,
      state = case when made_orders + ${made}::int = all_orders then 'unpaid' else state end`,
  });
}

interface Payment {
  readonly id: string;
  readonly with: string;
  readonly sender: { readonly name: string; readonly phoneNumber: string };
  readonly now: Date;
}

/** unpaid → paid, by the one payment. */
export async function markBatchPaid(tx: Tx, batch: Key, { id, with: paidWith, sender, now }: Payment): Promise<Batch> {
  return await change(tx, batch, {
    from: sql`state = 'unpaid'`,
    set: sql`state = 'paid', paid_at = ${now}, payment_id = ${id}, paid_with = ${paidWith}, sender_name = ${sender.name},
      sender_phone = ${sender.phoneNumber}`,
  });
}

/** ordering or unpaid → closed. */
export async function markBatchClosed(
  tx: Tx,
  batch: Key,
  { because, now }: { because: ClosedBecause; now: Date },
): Promise<Batch> {
  return await change(tx, batch, {
    from: sql`state in ('ordering', 'unpaid')`,
    set: sql`state = 'closed', closed_at = ${now}, closed_because = ${because}`,
  });
}

export interface Progress {
  readonly sent?: number;
  readonly completed?: number;
  readonly cancelled?: number;
  readonly returned?: number;
  readonly refundedFen?: number;
  readonly now: Date;
}

/** An order of it went on. When the last one has ended, the batch is completed. */
export async function addProgress(tx: Tx, batch: Key, by: Progress): Promise<Batch> {
  const { sent = 0, completed = 0, cancelled = 0, returned = 0, refundedFen = 0, now } = by;
  const ended = sql`completed_orders + returned_orders + cancelled_orders + ${completed + cancelled + returned}::int = all_orders`;
  return await change(tx, batch, {
    from: sql`state in ('paid', 'completed')`,
    set: sql`sent_orders = sent_orders + ${sent}::int, completed_orders = completed_orders + ${completed}::int,
      cancelled_orders = cancelled_orders + ${cancelled}::int, returned_orders = returned_orders + ${returned}::int,
      refunded_fen = refunded_fen + ${refundedFen}::int8,
      state = case when ${ended} then 'completed' else state end,
      completed_at = case when ${ended} then coalesce(completed_at, ${now}) end`,
  });
}

/** Throws a batch away that was never ordered; its rows have gone before. */
export async function deleteBatch(tx: Tx, { userId, id }: Key): Promise<void> {
  await sql`
    delete from dropshipping_batches where user_id = ${userId} and id = ${id} and state in ('draft', 'checked')`.execute(
    tx,
  );
}

async function change(
  tx: Tx,
  { userId, id }: Key,
  { from, set }: { from: ReturnType<typeof sql>; set: ReturnType<typeof sql> },
): Promise<Batch> {
  const { rows } = await sql<Row>`
    update dropshipping_batches as batch set ${set} where user_id = ${userId} and id = ${id} and ${from} returning *`.execute(
    tx,
  );
  if (rows.length === 0) throw new ShopError('BATCH_CHANGED');
  announceLive(tx, liveChannels.payable({ kind: BATCH, id }));
  return one(rows);
}

function one(rows: readonly Row[]): Batch {
  const [row] = rows;
  assert(row, 'the batch is there');
  return batchOf(row);
}
