import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { listed } from '../../../../platform/database/listed.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { listLevels, type StockLevel } from '../listLevels.ts';
import { moveStock } from '../moveStock.ts';
import { reckonOutlooks } from '../outlooks/reckonOutlooks.ts';
import { addDeed } from './stockDeeds.ts';

export interface CountLine {
  readonly skuId: string;
  readonly productId: string;
  /** What the figures said when it was counted. */
  readonly expected: number;
  readonly counted: number;
}

interface Input {
  /** Each SKU once. */
  readonly lines: readonly CountLine[];
  readonly note: string;
  readonly staffId: string;
  readonly now: Date;
}

interface Counted {
  readonly deedId: string;
  readonly before: ReadonlyMap<string, StockLevel>;
  readonly levels: ReadonlyMap<string, StockLevel>;
}

/**
 * A count: what lies on the shelf is what there is. Refused when pieces moved since the counter looked (`STOCK_MOVED`, with the
 * figures of now), or when fewer are left than orders hold (`STOCK_SHORT`).
 */
export async function putRight(tx: Tx, { lines, note, staffId, now }: Input): Promise<Counted> {
  const skuIds = lines.map(({ skuId }) => skuId);
  await sql`
    select sku_id from stock_levels where sku_id = any(${listed(skuIds, 'uuid')}) order by sku_id for update`.execute(
    tx,
  );
  const before = await listLevels(tx, skuIds);
  const onHandOf = (skuId: string) => before.get(skuId)?.onHand ?? 0;
  const moved = lines.filter(({ skuId, expected }) => onHandOf(skuId) !== expected);
  if (moved.length > 0) {
    const figures = moved.map(({ skuId }) => ({ skuId, onHand: onHandOf(skuId) }));
    throw new ShopError('STOCK_MOVED', {}, { figures });
  }
  const deedId = newId();
  await addDeed(tx, { id: deedId, kind: 'count', staffId, note, now });
  const moves = lines
    .map(({ skuId, productId, counted, expected }) => ({ skuId, productId, quantity: counted - expected }))
    .filter(({ quantity }) => quantity !== 0);
  await moveStock(tx, { kind: 'correction', moves, cause: { kind: 'staffCount', id: deedId }, now });
  await reckonOutlooks(tx, { skuIds, now });
  return { deedId, before, levels: await listLevels(tx, skuIds) };
}
