import { describeCoupon, explain, type OrderPrice } from '@jiwu/pricing';
import { formatFen } from '../../../format/formatFen.ts';
import type { CartAnswer } from '../state/cartQueries.ts';

export interface CampaignRow {
  readonly id: string;
  readonly text: string;
  /** Null: nothing to do about it. */
  readonly link: { readonly to: string; readonly label: string } | null;
}

const SHOWN = 2;

/** The campaigns that apply, the reason why others do not, and the real gain of reaching the next tier. */
export function campaignRows(price: OrderPrice | null, { facts }: Pick<CartAnswer, 'facts'>): CampaignRow[] {
  if (!price) return [];
  const addressOf = (campaignId: string) => {
    const scope = facts.campaigns.find(({ id }) => id === campaignId)?.scope;
    return scope && scope.kind !== 'all' ? `/resource?campaign=${campaignId}` : '/resource';
  };
  const reached = price.discounts.flatMap(({ reason, amountFen }) => {
    if (reason.code !== 'campaignReached') return [];
    const { thresholdFen, offFen } = reason;
    const tier = describeCoupon({ kind: 'fullReduction', thresholdFen, offFen });
    return {
      id: reason.campaignId,
      text: `${reason.name}，${tier}，已减 ${formatFen(amountFen)}`,
      link: { to: addressOf(reason.campaignId), label: '再看看' },
    };
  });
  const givenUp = price.notApplied.flatMap((reason) =>
    reason.code === 'campaignForCoupon' ? { id: `${reason.campaignId}-`, text: explain(reason), link: null } : [],
  );
  const short = price.notApplied.flatMap((reason) =>
    (reason.code === 'campaignShort' || reason.code === 'campaignNextTier') && reason.gainFen > 0
      ? {
          id: `${reason.campaignId}+`,
          text: explain(reason),
          link: { to: addressOf(reason.campaignId), label: '去凑单' },
        }
      : [],
  );
  return [...reached, ...givenUp, ...short].slice(0, SHOWN + givenUp.length);
}
