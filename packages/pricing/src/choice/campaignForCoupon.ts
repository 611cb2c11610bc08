import { sum } from '../math/sum.ts';
import type { NotAppliedReason } from '../result/Reason.ts';
import type { Choice } from './chooseOffer.ts';
import type { Offer } from './Offer.ts';

/** Says it when campaigns take off less than they could, since that lets a coupon take off more. */
export function campaignForCoupon(
  { chosen, bare }: Choice,
  only: (campaigns: Offer['campaigns']) => Choice,
): NotAppliedReason[] {
  if (!('coupon' in chosen) || offFen(bare) <= offFen(chosen)) return [];
  const isUsed = (one: Offer['campaigns']['applied'][number]) =>
    chosen.campaigns.applied.some(({ campaign, tier }) => campaign.id === one.campaign.id && tier === one.tier);
  const [best] = bare.campaigns.applied.filter((one) => !isUsed(one)).toSorted((a, b) => sum(b.shares) - sum(a.shares));
  const moreFen = only(bare.campaigns).chosen.costFen - chosen.costFen;
  if (best === undefined || moreFen <= 0) return [];
  const { campaign, tier } = best;
  const { thresholdFen, offFen: tierOffFen } = tier;
  return [
    {
      code: 'campaignForCoupon',
      campaignId: campaign.id,
      name: campaign.name,
      thresholdFen,
      offFen: tierOffFen,
      couponName: chosen.coupon.name,
      moreFen,
    },
  ];
}

const offFen = ({ campaigns }: Offer): number => sum(campaigns.applied.map(({ shares }) => sum(shares)));
