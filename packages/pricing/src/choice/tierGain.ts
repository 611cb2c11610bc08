import type { Campaign, CampaignTier } from '../facts/Campaign.ts';
import { joinsCampaign } from '../facts/joinsCampaign.ts';
import type { OrderLine } from '../facts/OrderLine.ts';
import type { PriceFacts } from '../facts/PriceFacts.ts';
import type { PricingRules } from '../pricingRules.ts';
import type { TierGain } from '../result/Reason.ts';
import type { Offer } from './Offer.ts';
import { offerFor } from './offerFor.ts';

interface Input {
  readonly facts: PriceFacts;
  readonly rules: PricingRules;
  /** The offer that applies now. */
  readonly chosen: Offer;
  readonly campaign: Campaign;
  readonly tier: CampaignTier;
  readonly shortFen: number;
}

/**
 * What a buyer really saves by filling up to a tier: the cart, filled up with more of the same goods, is priced with the tier and
 * without it. The gain may be 0, since a line takes part in one campaign only. A buyer who fills up saves at least this much more
 * than now.
 */
export function tierGain({ facts, rules, chosen, campaign, tier, shortFen }: Input): TierGain {
  const like = facts.lines.find((line) => joinsCampaign(campaign, line));
  if (like === undefined) return { gainFen: 0, insteadOf: [] };
  const lines = [...facts.lines, moreOf(like, shortFen)];
  const offerWith = (tiers: readonly CampaignTier[]) => {
    const campaigns = facts.campaigns.map((one) => (one.id === campaign.id ? { ...one, tiers } : one));
    return offerFor({ ...facts, lines, campaigns }, rules).chosen;
  };
  const reached = offerWith(campaign.tiers);
  const missed = offerWith(campaign.tiers.filter(({ thresholdFen }) => thresholdFen < tier.thresholdFen));
  const kept = new Set(reached.campaigns.applied.map((one) => one.campaign.id));
  return {
    gainFen: missed.costFen - reached.costFen,
    insteadOf: chosen.campaigns.applied
      .filter((one) => !kept.has(one.campaign.id))
      .map((one) => ({ campaignId: one.campaign.id, name: one.campaign.name })),
  };
}

function moreOf(line: OrderLine, priceFen: number): OrderLine {
  const plain = { vipPriceFen: null, channelPriceFen: null, wholesale: [] };
  return { ...line, ...plain, lineId: `${line.lineId}+`, quantity: 1, priceFen };
}
