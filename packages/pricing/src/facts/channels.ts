interface ChannelRule {
  readonly label: string;
  readonly takesCoupons: boolean;
  /** Its goods are sent for nothing. */
  readonly shipsFree?: true;
}

/** Where a line is bought. A new kind of order that has a price of its own adds its row here, and nothing else. */
export const channels = {
  normal: { label: '普通', takesCoupons: true },
  groupPurchase: { label: '拼团', takesCoupons: true },
  woot: { label: '每日一抢', takesCoupons: false },
  openBox: { label: '开箱', takesCoupons: false },
  celebrity: { label: '达人', takesCoupons: true },
  drawPrize: { label: '奖品', takesCoupons: false, shipsFree: true },
} as const satisfies Record<string, ChannelRule>;

export type Channel = keyof typeof channels;
