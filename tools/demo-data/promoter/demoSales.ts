import { createRandom, type Random } from '../createRandom.ts';

/** Someone bought by the demo user's link. */
export interface DemoSale {
  /** Whole days before today, and the hour of that day in Shanghai. */
  readonly daysAgo: number;
  readonly hour: number;
  /** `ch` of the link; null: a link without one. */
  readonly place: string | null;
  /** A part of the title, and how many. */
  readonly goods: readonly (readonly [title: string, quantity: number])[];
  /** `unsent`: all of it went back before it was sent. Days: one piece was refunded then, after its commission had been paid out. */
  readonly wentBack?: 'unsent' | { readonly daysAgo: number };
}

/** Days on which the demo user turned commission into balance; what was complete for a week by then went into it. */
export const demoPayoutDays: readonly number[] = [320, 275, 225, 180, 140, 105, 75, 52, 35, 24, 17, 10];

/** What goes best stands there more often. */
const GOODS = [
  '知音 N3 头戴式',
  '知音 N3 头戴式',
  '20 英寸登机箱',
  '20 英寸登机箱',
  '缓震慢跑鞋',
  '手作青瓷侧把壶',
  '手作青瓷侧把壶',
  '城市双肩包',
  '秦岭洋槐蜂蜜',
  '暖光球形灯',
  '大豆蜡香薰',
  '双排扣羊毛大衣',
] as const;

const PLACES = ['wx', 'wx', 'wx', 'wx', 'moments', 'moments', 'moments', 'xhs', 'xhs', '公众号', null] as const;

/** So many days lie between two sales: it began slowly. */
const SPANS = [
  { from: 352, to: 62, every: 11 },
  { from: 62, to: 20, every: 2.4 },
  { from: 20, to: 0, every: 0.8 },
] as const;

/** What does not simply go well. */
const SPECIAL: readonly DemoSale[] = [
  // Paid out with the payout of 24 days ago, and owed until that of 17 days ago took it.
  { daysAgo: 40, hour: 20.2, place: 'moments', goods: [['暖光球形灯', 1]], wentBack: { daysAgo: 20 } },
  // Paid out 10 days ago, and still owed.
  { daysAgo: 22, hour: 19.7, place: 'wx', goods: [['手作青瓷侧把壶', 2]], wentBack: { daysAgo: 3 } },
  { daysAgo: 36, hour: 14.4, place: 'wx', goods: [['秦岭洋槐蜂蜜', 2]], wentBack: 'unsent' },
  { daysAgo: 12, hour: 19.4, place: 'xhs', goods: [['大豆蜡香薰', 1]], wentBack: 'unsent' },
  { daysAgo: 1, hour: 11.6, place: 'moments', goods: [['双排扣羊毛大衣', 1]], wentBack: 'unsent' },
];

/** The promoter's year, the same on every machine; the oldest first. */
export function demoSales(): DemoSale[] {
  const random = createRandom('a promoter’s year');
  const sales = [...SPECIAL];
  for (const { from, to, every } of SPANS) {
    for (let day = from; day >= to; day -= every * (0.5 + random.next())) {
      sales.push({
        daysAgo: Math.floor(day),
        hour: 9 + random.next() * 13,
        place: random.pick(PLACES),
        goods: pickGoods(random),
      });
    }
  }
  return sales.toSorted((one, other) => other.daysAgo - one.daysAgo || one.hour - other.hour);
}

function pickGoods(random: Random): DemoSale['goods'] {
  const first = random.pick(GOODS);
  const second = random.pick(GOODS);
  const quantity = random.chance(0.12) ? 2 : 1;
  return random.chance(0.2) && second !== first
    ? [
        [first, quantity],
        [second, 1],
      ]
    : [[first, quantity]];
}
