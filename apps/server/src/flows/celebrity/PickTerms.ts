import type { PickWords } from '../../modules/channels/celebrity/index.ts';

/** What staff and a celebrity agreed on for a pick. */
export interface PickTerms {
  readonly words: PickWords;
  readonly prices: readonly { readonly skuId: string; readonly priceFen: number }[];
  readonly endsAt: Date | null;
  readonly now: Date;
}
