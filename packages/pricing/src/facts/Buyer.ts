/** As identity stores it. */
export type Level = '普通用户' | '银卡会员' | '金卡会员' | '钻石会员';

export interface Buyer {
  readonly isVip: boolean;
  /** Has an approved business, and so wholesale prices. */
  readonly isBusiness: boolean;
  readonly level: Level;
  /** Spendable balance. */
  readonly integral: number;
}
