import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { changeCosts, findCosts } from '../costs/changeCosts.ts';

interface Input {
  readonly skuId: string;
  /** What was looked at; null: it was unknown. */
  readonly expectedHundredths: number | null;
  readonly costHundredths: number;
  readonly note: string;
  readonly staffId: string;
  readonly now: Date;
}

/** A cost that was written down wrong, or never, is put right; margins of what was sold before stay as they were reckoned. */
export async function correctCost(tx: Tx, input: Input): Promise<void> {
  const { skuId, expectedHundredths, costHundredths, note, staffId, now } = input;
  const { rows } = await sql`select from stock_levels where sku_id = ${skuId} for update`.execute(tx);
  if (rows.length === 0) throw new ShopError('NOT_FOUND');
  const beforeHundredths = (await findCosts(tx, [skuId])).get(skuId) ?? null;
  if (beforeHundredths !== expectedHundredths)
    throw new ShopError('COST_CHANGED', {}, { costHundredths: beforeHundredths });
  const change = {
    skuId,
    kind: 'correction' as const,
    pieces: null,
    unitCostFen: null,
    onHandBefore: null,
    beforeHundredths,
    afterHundredths: costHundredths,
  };
  await changeCosts(tx, { changes: [change], staffId, note, now });
}
