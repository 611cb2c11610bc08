import { findSupply, pauseSupply } from '../../modules/channels/claims/index.ts';
import { lockDeal, subjectOf, type WootDeal } from '../../modules/channels/woot/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly isPaused: boolean;
  readonly now: Date;
}

/** Stops claims of a published deal for a while, or lets them go on. Who holds a piece keeps it. */
export async function pauseDeal(tx: Tx, { staffId, id, isPaused, now }: Input): Promise<WootDeal> {
  const deal = await lockDeal(tx, id);
  const supply = await findSupply(tx, subjectOf(id));
  if (!supply) throw new ShopError('WOOT_CHANGED');
  if (supply.closesAt <= now) throw new ShopError('WOOT_OVER');
  await pauseSupply(tx, { subject: subjectOf(id), isPaused });
  const before = { isPaused: supply.isPaused };
  const target = { kind: 'wootDeal', id };
  await recordAudit(tx, { staffId, action: 'woot.pause', target, before, after: { isPaused }, now });
  return deal;
}
