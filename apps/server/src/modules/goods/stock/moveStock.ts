import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { listed } from '../../../platform/database/listed.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { outdateTags } from '../../../platform/effects/outdateTags.ts';
import { beforeCommit } from '../../../platform/effects/transactionEnd.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { addJob } from '../../../platform/jobs/addJob.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
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
  /** False while the goods are not listed yet, and whoever writes the list counts them (demo data). */
  readonly isListed?: boolean;
  readonly now: Date;
}

/** The product page shows how many there are up to this. */
const SHOWN = 200;

/** A SKU whose available quantity changed. */
interface MovedSku {
  readonly skuId: string;
  readonly productId: string;
  readonly before: number;
  readonly available: number;
}

interface Row {
  readonly sku_id: string;
  /** Null when nothing changed. */
  readonly available: number | null;
  readonly is_short: boolean;
}

/**
 * Moves pieces, all or none: the movement and the figure change together, in one statement, SKUs in the order of their ids.
 * A cause that is known changes nothing. Pages, lists and search learn of what changed.
 */
export async function moveStock(tx: Tx, input: Input): Promise<void> {
  const moves = sumPerSku(input.moves).map((move) => ({ ...move, deltas: movementDeltas(input.kind, move.quantity) }));
  if (moves.length === 0) return;
  if (moves.some(({ deltas }) => deltas[0] > 0)) await openLevels(tx, moves);
  const { rows } = await sql<Row>`
    with wanted as (
      select * from unnest(
        ${listed(moves, 'uuid', ({ skuId }) => skuId)}, ${listed(moves, 'uuid', () => newId())},
        ${listed(moves, 'int', ({ deltas }) => deltas[0])}, ${listed(moves, 'int', ({ deltas }) => deltas[1])},
        ${listed(moves, 'int', ({ deltas }) => deltas[2])}
      ) as wanted (sku_id, id, on_hand, reserved, sold)
    ), locked as (
      -- In a fixed order: two carts with the same goods never wait for each other in a circle. Who asks for more than there is
      -- does not wait at all.
      select level.sku_id from stock_levels as level join wanted on wanted.sku_id = level.sku_id
      where level.reserved + wanted.reserved between 0 and level.on_hand + wanted.on_hand and level.sold + wanted.sold >= 0
      order by level.sku_id for update of level
    ), added as (
      insert into stock_movements (
        sku_id, id, kind, on_hand_delta, reserved_delta, sold_delta, cause_kind, cause_id, created_at)
      select wanted.sku_id, id, ${input.kind}, on_hand, reserved, sold, ${input.cause.kind}, ${input.cause.id}, ${input.now}
      from wanted join locked on locked.sku_id = wanted.sku_id
      on conflict (sku_id, kind, cause_kind, cause_id) do nothing
      returning sku_id
    ), changed as (
      update stock_levels as level
      set on_hand = level.on_hand + wanted.on_hand, reserved = level.reserved + wanted.reserved,
        sold = level.sold + wanted.sold
      from wanted join added on added.sku_id = wanted.sku_id
      where level.sku_id = wanted.sku_id
      returning level.sku_id, level.available
    )
    select wanted.sku_id, available, locked.sku_id is null and not exists (
        select from stock_movements as known
        where known.sku_id = wanted.sku_id and kind = ${input.kind} and cause_kind = ${input.cause.kind}
          and cause_id = ${input.cause.id}
      ) as is_short
    from wanted
    left join locked on locked.sku_id = wanted.sku_id
    left join changed on changed.sku_id = wanted.sku_id`.execute(tx);
  const short = rows.find(({ is_short }) => is_short);
  if (short) throw new ShopError('STOCK_SHORT', {}, { skuId: short.sku_id });
  const moved = rows.flatMap(({ sku_id: skuId, available }) => {
    if (available === null) return []; // known
    const move = moves.find((one) => one.skuId === skuId);
    const [onHand, reserved] = move?.deltas ?? [0, 0];
    const before = available - (onHand - reserved);
    return { skuId, productId: move?.productId ?? '', before, available };
  });
  if (input.isListed ?? true) announceMoved(tx, moved);
}

/**
 * Pages that show how many are left are outdated. Lists and search show only whether there are any: they follow by a job, so
 * that nobody's checkout waits for them.
 */
function announceMoved(tx: Tx, moved: readonly MovedSku[]): void {
  for (const { productId, before, available } of moved) {
    const isFlipped = available > 0 !== before > 0;
    if (available !== before && (available <= SHOWN || isFlipped)) {
      outdateTags(tx, [`product:${productId}`]);
      announceLive(tx, liveChannels.product(productId));
    }
    const jobKey = `refreshProduct:${productId}`;
    if (isFlipped) beforeCommit(tx, jobKey, (last) => addJob(last, 'refreshProduct', { productId }, { jobKey }));
  }
}

/** A SKU that comes in for the first time has no figures yet. */
async function openLevels(tx: Tx, moves: readonly StockMove[]): Promise<void> {
  await tx
    .insertInto('stock_levels')
    .values(
      moves.map(({ skuId, productId }) => ({ sku_id: skuId, product_id: productId, on_hand: 0, reserved: 0, sold: 0 })),
    )
    .onConflict((conflict) => conflict.column('sku_id').doNothing())
    .execute();
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
