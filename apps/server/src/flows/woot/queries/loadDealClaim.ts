import type { Answer, wootEndpoints } from '@jiwu/contract';
import { getClaim } from '../../../modules/channels/claims/index.ts';
import { DEAL, getDeal } from '../../../modules/channels/woot/index.ts';
import { loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { describeClaim } from './describeClaim.ts';
import { describeGoods } from './describeGoods.ts';

/** A claim with what it holds, for the page that turns it into an order. */
export async function loadDealClaim(
  db: Reader,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<Answer<(typeof wootEndpoints)['wootClaimGet']>> {
  const claim = await getClaim(db, { userId, id });
  if (claim.subject.kind !== DEAL) throw new ShopError('NOT_FOUND');
  const deal = await getDeal(db, claim.subject.id);
  const skus = await loadSkuFacts(db, [deal.skuId]);
  return { ...describeClaim(claim), ...describeGoods(deal, skus), now: now.toISOString() };
}
