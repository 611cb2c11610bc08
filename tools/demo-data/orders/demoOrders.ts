import type { rules } from '@jiwu/contract';

interface DemoReview {
  readonly stars: number;
  readonly content: string;
  readonly followUp?: string;
}

export interface DemoOrder {
  /** A part of the title, and how many. */
  readonly goods: readonly (readonly [title: string, quantity: number])[];
  /**
   * By balance in the last days, and wherever goods are refunded: the sandbox's gateways do not know these trades, and the
   * reconciliation of those days would find them missing there.
   */
  readonly paidWith: 'wechat' | 'alipay' | 'balance' | 'nobody';
  /** The last state that the order reached. */
  readonly reached: 'unpaid' | 'closed' | 'paid' | 'sent' | 'completed';
  readonly remark?: string;
  /** Of the first lines, in their order. */
  readonly reviews?: readonly DemoReview[];
  /** One piece of the first line, and how far that has come. */
  readonly afterSale?: {
    readonly reached: 'applied' | 'refunded';
    readonly reason: (typeof rules.afterSale.reasons)[number];
    readonly description: string;
  };
}

/** When it is made: whole days before today and the hour of that day in Shanghai, or so many hours ago. */
type Made = { readonly daysAgo: number; readonly hour: number } | { readonly hoursAgo: number };

/**
 * Of the demo user, oldest first: in every state but waiting to be paid, which `keepUnpaidOrder` looks after. The last of them is
 * older than what the demo user pays in groups: a balance's statement is in the order of its dates.
 */
export const demoOrders: readonly (DemoOrder & { readonly made: Made })[] = [
  {
    made: { daysAgo: 40, hour: 20.31 },
    goods: [
      ['女款 V 领短袖上衣', 1],
      ['粗陶马克杯', 2],
      ['硬壳点阵本', 4],
    ],
    paidWith: 'wechat',
    reached: 'completed',
    reviews: [
      { stars: 5, content: '料子垂，不贴身，洗了两次没有变形。', followUp: '穿了一个月，领口还是平的。' },
      { stars: 4, content: '杯壁厚，手感好，两只的釉色不太一样，各有各的好看。' },
    ],
  },
  // Too little to be sent free to anyone but a VIP.
  { made: { daysAgo: 27, hour: 12.62 }, goods: [['粗陶马克杯', 1]], paidWith: 'wechat', reached: 'completed' },
  {
    made: { daysAgo: 20, hour: 21.84 },
    goods: [
      ['精梳棉中筒袜', 3],
      ['暖光球形灯', 2],
    ],
    paidWith: 'alipay',
    reached: 'completed',
  },
  { made: { daysAgo: 15, hour: 22.57 }, goods: [['无线游戏手柄', 1]], paidWith: 'nobody', reached: 'closed' },
  {
    made: { daysAgo: 8, hour: 19.43 },
    goods: [['手作青瓷侧把壶', 2]],
    paidWith: 'balance',
    reached: 'completed',
    afterSale: { reached: 'refunded', reason: 'damaged', description: '其中一把壶嘴有磕碰。' },
  },
  {
    made: { daysAgo: 6, hour: 13.18 },
    goods: [['儿童短袖 T 恤', 2]],
    paidWith: 'balance',
    reached: 'completed',
    afterSale: { reached: 'applied', reason: 'changedMind', description: '买大了一码，想退一件。' },
  },
  {
    // In the morning: it leaves within the working hours of that day, and is on its way even when one looks after midnight.
    made: { daysAgo: 1, hour: 9.27 },
    goods: [
      ['知音 N3 头戴式', 1],
      ['手作青瓷侧把壶', 1],
      ['精梳棉中筒袜', 3],
      ['粗陶马克杯', 2],
    ],
    paidWith: 'balance',
    reached: 'sent',
    remark: '茶壶请多垫一层，谢谢。',
  },
  {
    made: { hoursAgo: 6.13 },
    goods: [
      ['粗陶马克杯', 1],
      ['硬壳点阵本', 2],
    ],
    paidWith: 'balance',
    reached: 'paid',
  },
];

/** The one that waits to be paid. */
export const unpaidOrder: DemoOrder = {
  goods: [
    ['白蜡木餐椅', 1],
    ['暖光球形灯', 1],
  ],
  paidWith: 'nobody',
  reached: 'unpaid',
};
