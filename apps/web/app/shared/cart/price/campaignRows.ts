import { describeCoupon, explain, type OrderPrice } from '@jiwu/pricing';
import { formatFen } from '../../../format/formatFen.ts';

export interface CampaignRow {
  readonly id: string;
  readonly campaignId: string;
  readonly text: string;
  /** Null: nothing to do about it. */
  readonly link: { readonly to: string; readonly label: string } | null;
}

const SHOWN = 2;

/** The campaigns that apply, the reason why others do not, and the real gain of reaching the next tier. */
export function campaignRows(price: OrderPrice | null): CampaignRow[] {
  if (!price) return [];
  const { reached, givenUp, short } = rowsOf(price);
  return [...reached, ...givenUp, ...short].slice(0, SHOWN + givenUp.length);
}

/** What one campaign lacks, else what it gives; undefined when it has nothing to do with what is chosen. */
export function campaignRowOf(price: OrderPrice | null, campaignId: string): CampaignRow | undefined {
  if (!price) return undefined;
  const { reached, givenUp, short } = rowsOf(price);
  return [...short, ...reached, ...givenUp].find((row) => row.campaignId === campaignId);
}

function rowsOf(price: OrderPrice): Readonly<Record<'reached' | 'givenUp' | 'short', CampaignRow[]>> {
  return {
    reached: price.discounts.flatMap(({ reason, amountFen }) => {
      if (reason.code !== 'campaignReached') return [];
      const { campaignId, thresholdFen, offFen } = reason;
      const tier = describeCoupon({ kind: 'fullReduction', thresholdFen, offFen });
      return {
        id: campaignId,
        campaignId,
        text: `${reason.name}，${tier}，已减 ${formatFen(amountFen)}`,
        link: { to: addressOf(campaignId), label: '再看看' },
      };
    }),
    givenUp: price.notApplied.flatMap((reason) => {
      if (reason.code !== 'campaignForCoupon') return [];
      const { campaignId } = reason;
      return { id: `${campaignId}-`, campaignId, text: explain(reason), link: null };
    }),
    short: price.notApplied.flatMap((reason) => {
      if (reason.code !== 'campaignShort' && reason.code !== 'campaignNextTier') return [];
      if (reason.gainFen <= 0) return [];
      const { campaignId } = reason;
      const link = { to: addressOf(campaignId), label: '去凑单' };
      return { id: `${campaignId}+`, campaignId, text: explain(reason), link };
    }),
  };
}

/** The goods of the campaign, also where these are all: the page then says what is still missing. */
const addressOf = (campaignId: string): string => `/resource?campaign=${campaignId}`;
