import { settleDueEffect } from '../../../apps/server/src/flows/effectOrders/settleDueEffect.ts';
import { type DueEffect, listDueEffects } from '../../../apps/server/src/modules/channels/effectOrders/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';

const EVERYTHING = 100_000;

/** What the worker's sweep does at that moment, for the effect orders that are meant: commission whose days are over becomes payable. */
export async function settleEffects(
  tx: Tx,
  { now, isMeant = () => true }: { now: Date; isMeant?: (effect: DueEffect) => boolean },
): Promise<void> {
  const due = await listDueEffects(tx, { now, limit: EVERYTHING });
  for (const effect of due.filter(isMeant)) await settleDueEffect(tx, { ...effect, now });
}
