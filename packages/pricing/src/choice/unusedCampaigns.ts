import { joinsCampaign } from '../facts/joinsCampaign.ts';
import type { OrderLine } from '../facts/OrderLine.ts';
import type { PriceFacts } from '../facts/PriceFacts.ts';
import { sum } from '../math/sum.ts';
import type { PricingRules } from '../pricingRules.ts';
import type { NotAppliedReason } from '../result/Reason.ts';
import type { Offer } from './Offer.ts';
import { tierGain } from './tierGain.ts';

interface Input {
  readonly facts: PriceFacts;
  readonly rules: PricingRules;
  readonly chosen: Offer;
  /** In the order of `goods`. */
  readonly lines: readonly OrderLine[];
  readonly goods: readonly number[];
}

/** The reason why each unused campaign does not apply; for the used ones, the distance to the next tier. */
export function unusedCampaigns({ facts, rules, chosen, lines, goods }: Input): NotAppliedReason[] {
  const { now } = facts;
  return facts.campaigns
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((campaign): NotAppliedReason[] => {
      const named = { campaignId: campaign.id, name: campaign.name };
      if (now < campaign.startsAt) {
        return [{ ...named, code: 'campaignNotStarted', startsAt: campaign.startsAt.toISOString() }];
      }
      if (now >= campaign.endsAt) return [{ ...named, code: 'campaignEnded' }];

      const covered = lines.map((line) => joinsCampaign(campaign, line));
      if (!covered.includes(true)) return [{ ...named, code: 'campaignNoGoods' }];

      const applied = chosen.campaigns.applied.find((one) => one.campaign.id === campaign.id);
      const reachedFen = applied?.reachedFen ?? sum(goods.filter((_, index) => covered[index] === true));
      const next = campaign.tiers
        .filter(({ thresholdFen }) => thresholdFen > reachedFen)
        .toSorted((a, b) => a.thresholdFen - b.thresholdFen)[0];
      const isReached = campaign.tiers.some(({ thresholdFen }) => thresholdFen <= reachedFen);
      if (applied === undefined && isReached) return [{ ...named, code: 'campaignYields' }];
      if (next === undefined) return [];
      const code = applied === undefined ? 'campaignShort' : 'campaignNextTier';
      const shortFen = next.thresholdFen - reachedFen;
      const gain = tierGain({ facts: { ...facts, lines }, rules, chosen, campaign, tier: next, shortFen });
      return [{ ...named, code, ...next, shortFen, ...gain }];
    });
}
