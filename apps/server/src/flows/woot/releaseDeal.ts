import { type Claim, getClaim, releaseClaim } from '../../modules/channels/claims/index.ts';
import { DEAL } from '../../modules/channels/woot/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** 不要了，放回去: others can claim the piece at once. It counts as given up. */
export async function releaseDeal(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<Claim> {
  const claim = await getClaim(tx, { userId, id });
  if (claim.subject.kind !== DEAL) throw new ShopError('NOT_FOUND');
  if (claim.state === 'ordered' || claim.state === 'bought') throw new ShopError('CLAIM_ORDERED');
  const isReleased = await releaseClaim(tx, { userId, id, subject: claim.subject, now });
  if (!isReleased) throw new ShopError('CLAIM_OVER');
  return { ...claim, state: 'released' };
}
