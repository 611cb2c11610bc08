import type { Campaign, CampaignTier } from '../facts/Campaign.ts';
import { joinsCampaign } from '../facts/joinsCampaign.ts';
import type { OrderLine } from '../facts/OrderLine.ts';
import { allocate } from '../math/allocate.ts';
import { sum } from '../math/sum.ts';

interface AppliedCampaign {
  readonly campaign: Campaign;
  readonly tier: CampaignTier;
  /** Amount of the campaign's goods. */
  readonly reachedFen: number;
  readonly shares: readonly number[];
}

/** One combination of campaigns, with the amounts of the lines after step 2. */
export interface CampaignChoice {
  readonly applied: readonly AppliedCampaign[];
  readonly amounts: readonly number[];
  /** Lines that took part in a campaign: each takes part in one at most. */
  readonly taken: readonly boolean[];
}

/** Far more than any shop runs at once; it bounds the work when a console is filled with nonsense. */
const MAX_CHOICES = 4096;

/**
 * Step 2. A coupon's threshold counts the amount after campaigns, so a campaign can cost its buyer a coupon that is worth more.
 * Therefore all combinations are tried: each campaign with each reached tier, or not at all.
 */
export function campaignChoices(
  lines: readonly OrderLine[],
  goods: readonly number[],
  campaigns: readonly Campaign[],
): CampaignChoice[] {
  const start: CampaignChoice = { applied: [], amounts: goods, taken: lines.map(() => false) };
  let choices = [start];
  for (const campaign of worthTrying(start, lines, campaigns)) {
    choices = choices.flatMap((choice) => [...waysToApply(choice, lines, campaign), choice]);
  }
  return choices;
}

/** One for each tier that is reached, the largest discount first. */
function waysToApply(choice: CampaignChoice, lines: readonly OrderLine[], campaign: Campaign): CampaignChoice[] {
  const members = lines.map((line, index) => choice.taken[index] !== true && joinsCampaign(campaign, line));
  const weights = choice.amounts.map((amount, index) => (members[index] === true ? amount : 0));
  const reachedFen = sum(weights);
  return campaign.tiers
    .filter(({ thresholdFen, offFen }) => reachedFen >= thresholdFen && reachedFen > 0 && offFen > 0)
    .toSorted((a, b) => b.offFen - a.offFen || a.thresholdFen - b.thresholdFen)
    .map((tier) => {
      const shares = allocate(Math.min(tier.offFen, reachedFen), weights);
      return {
        applied: [...choice.applied, { campaign, tier, reachedFen, shares }],
        amounts: choice.amounts.map((amount, index) => amount - (shares[index] ?? 0)),
        taken: choice.taken.map((taken, index) => taken || members[index] === true),
      };
    });
}

/** Campaigns that apply on their own: the best ones first, as many as can be tried in all combinations; then by id. */
function worthTrying(start: CampaignChoice, lines: readonly OrderLine[], campaigns: readonly Campaign[]): Campaign[] {
  const alone = campaigns
    .map((campaign) => ({ campaign, ways: waysToApply(start, lines, campaign) }))
    .filter(({ ways }) => ways.length > 0)
    .toSorted((a, b) => leftOver(a.ways) - leftOver(b.ways) || compareIds(a.campaign, b.campaign));
  let choices = 1;
  return alone
    .filter(({ ways }) => (choices *= ways.length + 1) <= MAX_CHOICES)
    .map(({ campaign }) => campaign)
    .toSorted(compareIds);
}

const leftOver = (ways: readonly CampaignChoice[]): number => sum(ways[0]?.amounts ?? []);
const compareIds = (a: Campaign, b: Campaign): number => (a.id < b.id ? -1 : 1);
