import { createRandom } from '../createRandom.ts';

/** Things that people put into one order, and how often they did so. */
const baskets: readonly { readonly goods: readonly string[]; readonly times: number }[] = [
  { goods: ['粗陶马克杯', '挂耳咖啡', '燕麦黄油曲奇'], times: 8 },
  { goods: ['手作青瓷侧把壶', '白瓷茶杯与茶包组', '明前龙井'], times: 7 },
  { goods: ['知音 N3 头戴式', '城市双肩包', '硬壳点阵本'], times: 6 },
  { goods: ['活塞上墨钢笔', '硬壳点阵本'], times: 6 },
  { goods: ['缓震慢跑鞋', '精梳棉中筒袜'], times: 5 },
  { goods: ['大豆蜡香薰', '暖光球形灯'], times: 5 },
  { goods: ['20 英寸登机箱', '自动折叠伞'], times: 4 },
  { goods: ['28 厘米不粘煎锅', '日晒海盐片'], times: 4 },
  { goods: ['抱抱熊', '四季森林拼图'], times: 4 },
  { goods: ['五常稻花香大米', '手绘米饭碗'], times: 3 },
];

/** Within the 90 days that count, and older than what is reconciled with the gateways. */
const OLDEST_DAYS = 85;
const NEWEST_DAYS = 6;

interface DemoBasket {
  /** Whole days before today, and the hour of that day in Shanghai. */
  readonly daysAgo: number;
  readonly hour: number;
  readonly goods: readonly (readonly [title: string, quantity: number])[];
}

/** The same on every machine; now and then the last of three things is left out. */
export function demoBaskets(): DemoBasket[] {
  const random = createRandom('baskets');
  return baskets.flatMap(({ goods, times }) =>
    Array.from({ length: times }, () => ({
      daysAgo: random.between(NEWEST_DAYS, OLDEST_DAYS),
      hour: 9 + random.next() * 13,
      goods: (goods.length > 2 && random.chance(0.3) ? goods.slice(0, -1) : goods).map((title) => [title, 1] as const),
    })),
  );
}
