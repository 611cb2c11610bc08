import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { type MovementKind, movementDeltas } from './movementKinds.ts';

export interface StockMove {
  readonly skuId: string;
  readonly productId: string;
  /** Pieces; may be negative for a correction only. */
  readonly quantity: number;
}

interface Input {
  readonly kind: MovementKind;
  readonly moves: readonly StockMove[];
  /** Why; the same cause moves a SKU once, however often it is said. */
  readonly cause: { readonly kind: string; readonly id: string };
  readonly now: Date;
}

/**
 * Moves pieces, all or none: the movement and the figure change together, SKUs in the order of their ids. Answers the
 * products of which a SKU ran out or came back.
 */
export async function moveStock(tx: Tx, input: Input): Promise<string[]> {
  const flipped = new Set<string>();
  for (const move of sumPerSku(input.moves)) {
    const [onHand, reserved, sold] = movementDeltas(input.kind, move.quantity);
    const inserted = await tx
      .insertInto('stock_movements')
      .values({
        sku_id: move.skuId,
        id: newId(),
        kind: input.kind,
        on_hand_delta: onHand,
        reserved_delta: reserved,
        sold_delta: sold,
        cause_kind: input.cause.kind,
        cause_id: input.cause.id,
        created_at: input.now,
      })
      .onConflict((conflict) => conflict.columns(['sku_id', 'kind', 'cause_kind', 'cause_id']).doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 1n) continue;
    const available = await changeLevel(tx, move, { onHand, reserved, sold });
    const before = available - (onHand - reserved);
    if (available > 0 !== before > 0) flipped.add(move.productId);
  }
  return [...flipped];
}

async function changeLevel(
  tx: Tx,
  move: StockMove,
  delta: { onHand: number; reserved: number; sold: number },
): Promise<number> {
  if (delta.onHand > 0) {
    await tx
      .insertInto('stock_levels')
      .values({ sku_id: move.skuId, product_id: move.productId, on_hand: 0, reserved: 0 })
      .onConflict((conflict) => conflict.column('sku_id').doNothing())
      .execute();
  }
  const { rows } = await sql<{ available: number }>`
    update stock_levels
    set on_hand = on_hand + ${delta.onHand}, reserved = reserved + ${delta.reserved}, sold = sold + ${delta.sold}
    where sku_id = ${move.skuId}
      and reserved + ${delta.reserved} between 0 and on_hand + ${delta.onHand} and sold + ${delta.sold} >= 0
    returning available`.execute(tx);
  if (!rows[0]) throw new ShopError('STOCK_SHORT', { skuId: move.skuId });
  return rows[0].available;
}

/** Two lines of one SKU are one movement; a fixed order keeps two carts from waiting for each other. */
function sumPerSku(moves: readonly StockMove[]): StockMove[] {
  const sums = new Map<string, StockMove>();
  for (const move of moves) {
    const known = sums.get(move.skuId);
    sums.set(move.skuId, known ? { ...known, quantity: known.quantity + move.quantity } : move);
  }
  return [...sums.values()].toSorted((a, b) => (a.skuId < b.skuId ? -1 : 1));
}
