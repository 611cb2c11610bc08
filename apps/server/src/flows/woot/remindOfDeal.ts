import { rules } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { findSupply } from '../../modules/channels/claims/index.ts';
import { addReminder, dealTimes, getPublished, subjectOf } from '../../modules/channels/woot/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** 提醒我: before it begins, or when a piece comes back. Answers which. */
export async function remindOfDeal(
  tx: Tx,
  { userId, dealId, now }: { userId: string; dealId: string; now: Date },
): Promise<'begin' | 'back'> {
  const { day } = await getPublished(tx, dealId);
  const { beginsAt, endsAt } = dealTimes(day);
  if (endsAt <= now) throw new ShopError('WOOT_OVER');
  if (now < beginsAt) {
    const dueAt = new Date(beginsAt.getTime() - rules.woot.remindMinutes * MINUTE_MS);
    await addReminder(tx, { userId, dealId, kind: 'begin', dueAt, now });
    return 'begin';
  }
  const supply = await findSupply(tx, subjectOf(dealId));
  if ((supply?.left ?? 0) > 0 && !supply?.isPaused) throw new ShopError('WOOT_STILL_LEFT');
  await addReminder(tx, { userId, dealId, kind: 'back', dueAt: null, now });
  return 'back';
}
