import { type ExactPiece, kindOf, type Order, type OrderKinds } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** The pieces that must be sent and no others, by order id; every kind among the orders is asked once. */
export async function loadExactPieces(
  db: Reader,
  orders: readonly Order[],
  kinds: OrderKinds,
): Promise<ReadonlyMap<string, ExactPiece>> {
  const pieces = new Map<string, ExactPiece>();
  for (const [name, own] of Map.groupBy(orders, ({ kind }) => kind)) {
    for (const [id, piece] of await kindOf(kinds, name).exactPieces(db, own)) pieces.set(id, piece);
  }
  return pieces;
}
