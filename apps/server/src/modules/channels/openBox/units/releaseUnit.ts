import type { Tx } from '../../../../platform/database/Tx.ts';
import { catchUpPrice } from '../prices/catchUpPrice.ts';
import { veil } from '../search/searchRows.ts';
import { changeUnit } from './changeUnit.ts';
import { holdUnit } from './unitQueries.ts';

interface Input {
  readonly unitId: string;
  readonly how: 'lapsed' | 'givenUp';
  readonly now: Date;
}

/** 放回: its claim has ended in this transaction. Anyone can lock it again, at the price that the rule says by now. */
export async function releaseUnit(tx: Tx, { unitId, how, now }: Input): Promise<void> {
  const { unit } = await holdUnit(tx, unitId);
  const by = { kind: how === 'lapsed' ? 'shop' : 'user' } as const;
  const released = await changeUnit(tx, { unit, step: 'released', by, facts: { how }, now });
  await veil(tx, { unitId, until: null });
  await catchUpPrice(tx, { unit: released, stoodStill: true, now });
}
