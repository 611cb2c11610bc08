import { assert, newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { changeCosts, findCosts } from '../costs/changeCosts.ts';
import { movingAverage } from '../costs/movingAverage.ts';
import { listLevels, type StockLevel } from '../listLevels.ts';
import { moveStock } from '../moveStock.ts';
import { reckonOutlooks } from '../outlooks/reckonOutlooks.ts';
import { addDeed } from './stockDeeds.ts';

export interface IntakeLine {
  readonly skuId: string;
  readonly productId: string;
  readonly pieces: number;
  readonly unitCostFen: number;
}

interface Input {
  /** Each SKU once. */
  readonly lines: readonly IntakeLine[];
  readonly note: string;
  readonly staffId: string;
  readonly now: Date;
}

interface Taken {
  readonly deedId: string;
  readonly levels: ReadonlyMap<string, StockLevel>;
}

/** A delivery: pieces come in, and what a piece costs follows. All lines or none. */
export async function takeIn(tx: Tx, { lines, note, staffId, now }: Input): Promise<Taken> {
  const deedId = newId();
  await addDeed(tx, { id: deedId, kind: 'intake', staffId, note, now });
  const moves = lines.map(({ skuId, productId, pieces }) => ({ skuId, productId, quantity: pieces }));
  // Holds the figures of the SKUs from here on: deliveries of one come one after the other.
  await moveStock(tx, { kind: 'intake', moves, cause: { kind: 'staffIntake', id: deedId }, now });
  const skuIds = lines.map(({ skuId }) => skuId);
  const levels = await listLevels(tx, skuIds);
  const costs = await findCosts(tx, skuIds);
  const changes = lines.map(({ skuId, pieces, unitCostFen }) => {
    const level = levels.get(skuId);
    assert(level, 'what came in has figures');
    const onHandBefore = level.onHand - pieces;
    const beforeHundredths = costs.get(skuId) ?? null;
    const afterHundredths = movingAverage({
      onHand: onHandBefore,
      costHundredths: beforeHundredths,
      pieces,
      unitCostFen,
    });
    return { skuId, kind: 'intake' as const, pieces, unitCostFen, onHandBefore, beforeHundredths, afterHundredths };
  });
  await changeCosts(tx, { changes, staffId, note, now });
  await reckonOutlooks(tx, { skuIds, now });
  return { deedId, levels: await listLevels(tx, skuIds) };
}
