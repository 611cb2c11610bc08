import { type Claim, getClaim, releaseClaim } from '../../modules/channels/claims/index.ts';
import { getLock, type Lock, releaseUnit, subjectOf } from '../../modules/channels/openBox/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** 放弃，放回列表. After two minutes it counts as a lock that was not paid. */
export async function releaseLock(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<{ claim: Claim; lock: Lock }> {
  const lock = await getLock(tx, { userId, id });
  const claim = await getClaim(tx, { userId, id });
  if (claim.state === 'ordered' || claim.state === 'bought') throw new ShopError('CLAIM_ORDERED');
  const isReleased = await releaseClaim(tx, { userId, id, subject: subjectOf(lock.unitId), now });
  if (!isReleased) throw new ShopError('CLAIM_OVER');
  await releaseUnit(tx, { unitId: lock.unitId, how: 'givenUp', now });
  return { claim: { ...claim, state: 'released' }, lock };
}
