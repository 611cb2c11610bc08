import type { Level } from './facts/Buyer.ts';

/** The business constants of product.md §6 and §8. Another shop, or a test, hands in others. */
export interface PricingRules {
  readonly integral: {
    /** Integral that is worth one yuan. */
    readonly perYuan: number;
    /** Integral is used in multiples of this. */
    readonly step: number;
    /** Largest share of the goods' amount, after campaigns and coupon, that integral may pay. */
    readonly capBp: number;
  };
  /** Integral earned for each yuan really paid for goods. */
  readonly earning: { readonly levelBp: Readonly<Record<Level, number>>; readonly vipFactor: number };
}

export const pricingRules: PricingRules = {
  integral: { perYuan: 100, step: 100, capBp: 2000 },
  earning: { levelBp: { 普通用户: 10_000, 银卡会员: 12_000, 金卡会员: 15_000, 钻石会员: 20_000 }, vipFactor: 2 },
};
