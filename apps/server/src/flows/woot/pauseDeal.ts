import { findSupply, pauseSupply } from '../../modules/channels/claims/index.ts';
import { lockDeal, subjectOf } from '../../modules/channels/woot/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { DealChange } from './DealChange.ts';

interface Input {
  readonly id: string;
  readonly isPaused: boolean;
  readonly now: Date;
}

/** Stops claims of a published deal for a while, or lets them go on. Who holds a piece keeps it. */
export async function pauseDeal(tx: Tx, { id, isPaused, now }: Input): Promise<DealChange> {
  const deal = await lockDeal(tx, id);
  const supply = await findSupply(tx, subjectOf(id));
  if (!supply) throw new ShopError('WOOT_CHANGED');
  if (supply.closesAt <= now) throw new ShopError('WOOT_OVER');
  await pauseSupply(tx, { subject: subjectOf(id), isPaused });
  const before = { isPaused: supply.isPaused };
  return { deal, before, after: { isPaused } };
}
