import { assert } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { Order } from '../../../trade/orders/index.ts';

/** Refunded pieces no longer count for the limits. */
export async function giveBackPieces(tx: Tx, { order, pieces }: { order: Order; pieces: number }): Promise<void> {
  assert(order.subjectId, 'a group order has its seat');
  await sql`
    update group_seats set refunded_pieces = refunded_pieces + ${pieces}
    where user_id = ${order.userId} and id = ${order.subjectId}`.execute(tx);
}
