import { assert } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';

interface Key {
  readonly userId: string;
  readonly id: string;
}

interface Pieces {
  readonly lineId: string;
  readonly pieces: number;
}

type Counted = 'sent_quantity' | 'cancelled_quantity' | 'returned_quantity';

/** Pieces have left the house. The caller holds the order; the table refuses more than there are. */
export async function addSent(tx: Tx, order: Key, lines: readonly Pieces[]): Promise<void> {
  await addTo(tx, 'sent_quantity', order, lines);
}

/** Pieces were refunded before they left. */
export async function addCancelled(tx: Tx, order: Key, lines: readonly Pieces[]): Promise<void> {
  await addTo(tx, 'cancelled_quantity', order, lines);
}

/** Pieces that had left were refunded. */
export async function addReturned(tx: Tx, order: Key, lines: readonly Pieces[]): Promise<void> {
  await addTo(tx, 'returned_quantity', order, lines);
}

async function addTo(tx: Tx, column: Counted, order: Key, lines: readonly Pieces[]): Promise<void> {
  const counted = sql.ref(column);
  const { numAffectedRows } = await sql`
    update order_lines as line set ${counted} = line.${counted} + moved.pieces
    from unnest(${lines.map(({ lineId }) => lineId)}::uuid[], ${lines.map(({ pieces }) => pieces)}::int[])
      as moved (line_id, pieces)
    where line.user_id = ${order.userId} and line.order_id = ${order.id} and line.id = moved.line_id`.execute(tx);
  assert(numAffectedRows === BigInt(lines.length), 'every line is of this order, and stands once');
}

interface Earned {
  readonly integral: number;
  readonly mayBeReviewed: boolean;
  /** With the pieces that earned it: those that were not refunded. */
  readonly lines: readonly { readonly lineId: string; readonly integral: number; readonly pieces: number }[];
}

/**
 * Stores the integral of completion, in total and for each line, so that a later refund can correct each line; and the number of
 * lines to review.
 */
export async function recordCompletion(tx: Tx, order: Key, { integral, mayBeReviewed, lines }: Earned): Promise<void> {
  const reviewable = mayBeReviewed ? lines.filter(({ pieces }) => pieces > 0).length : 0;
  await sql`
    with whole as (
      update orders set earned_integral = ${integral}, review_left = ${reviewable}
      where user_id = ${order.userId} and id = ${order.id}
    )
    update order_lines as line set earned_integral = given.integral, earned_pieces = given.pieces
    from unnest(${lines.map(({ lineId }) => lineId)}::uuid[], ${lines.map((line) => line.integral)}::int8[],
      ${lines.map(({ pieces }) => pieces)}::int[]) as given (line_id, integral, pieces)
    where line.user_id = ${order.userId} and line.order_id = ${order.id} and line.id = given.line_id`.execute(tx);
}
