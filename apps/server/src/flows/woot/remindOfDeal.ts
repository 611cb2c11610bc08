import { rules } from '@jiwu/contract';
import { assert, MINUTE_MS } from '@jiwu/kernel';
import { findSupply } from '../../modules/channels/claims/index.ts';
import { addReminder, getPublished, subjectOf } from '../../modules/channels/woot/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** 提醒我: before it begins, or when a piece comes back. Answers which. */
export async function remindOfDeal(
  tx: Tx,
  { userId, dealId, now }: { userId: string; dealId: string; now: Date },
): Promise<'begin' | 'back'> {
  await getPublished(tx, dealId);
  const supply = await findSupply(tx, subjectOf(dealId));
  assert(supply, 'a published deal has a supply');
  const { opensAt, closesAt, left, isPaused } = supply;
  if (closesAt <= now) throw new ShopError('WOOT_OVER');
  if (now < opensAt) {
    const dueAt = new Date(opensAt.getTime() - rules.woot.remindMinutes * MINUTE_MS);
    await addReminder(tx, { userId, dealId, kind: 'begin', dueAt, now });
    return 'begin';
  }
  if (left > 0 && !isPaused) throw new ShopError('WOOT_STILL_LEFT');
  await addReminder(tx, { userId, dealId, kind: 'back', dueAt: null, now });
  return 'back';
}
