import { catchUpPrice, holdUnit } from '../../modules/channels/openBox/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** Writes down the drops of a unit that are due. A unit that someone is paying for stands still. */
export async function dropPrice(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  const { unit, supply } = await holdUnit(tx, id);
  if (unit.state !== 'listed' || supply?.left !== 1) return;
  await catchUpPrice(tx, { unit, stoodStill: false, now });
}
