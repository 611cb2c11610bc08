import { expect, it } from 'vitest';
import type { Mine } from '../mine/Mine.ts';
import { channelTiles } from './channelTiles.ts';
import { type Channel, channelLine } from './channelLines.ts';
import type { ChannelFigures } from './MoreData.ts';

const now = '2026-11-15T10:00:00.000Z';
const figures: ChannelFigures = {
  goods: { total: 3286, newToday: 24 },
  woot: {
    today: 5,
    span: { beginsAt: '2026-11-15T02:00:00.000Z', endsAt: '2026-11-15T16:00:00.000Z' },
    first: { title: '远行 城市双肩包 20 升', left: 37 },
  },
  groups: { waiting: 28, oneShort: 12 },
  units: { total: 146, newToday: 6 },
  celebrities: { total: 42, lively: 17 },
  active: { campaign: { tier: { thresholdFen: 80_000, offFen: 6000 }, endsAt: '2026-11-30T15:59:00.000Z' } },
  texts: { articles: 128, newToday: 2, answers: 49 },
};
const mine: Mine = {
  unpaid: null,
  delivering: null,
  dailyCoupon: null,
  checkIn: { isDone: false, streak: 4, integral: 11 },
  group: { id: 'g', title: '北屿 运动手表 曜石黑', lacks: 1, endsAt: '2026-11-15T14:40:00.000Z' },
  afterSales: 1,
  placements: 1,
  effectOrders: 3,
  payableFen: 1860,
  collectedUnit: { productId: 'p', title: '青岚 27 英寸显示器', fromFen: 148_000 },
  livelyFollowed: 3,
};
const line = (channel: Channel, own: Mine | null = null, known: ChannelFigures | null = figures) =>
  channelLine(channel, { figures: known, mine: own, now }).words;
const all = (own: Mine | null, known: ChannelFigures | null = figures) =>
  channelTiles.map(({ channel }) => line(channel, own, known));

it('tells everyone what each channel has now', () => {
  expect(all(null)).toEqual([
    '远行 城市双肩包剩 37 件',
    '今天上新 24 件',
    '28 个团在等人，12 个差 1 人',
    '146 件在售，今天新上 6 件',
    '42 位，本周更新 17 位',
    '满 800 减 60，11 月 30 日止',
    '今天更新 2 篇',
    '在线客服 9:00 至 21:00',
    '5 种广告位，价格公开',
  ]);
  expect(channelLine('woot', { figures, mine: null, now }).clock).toEqual({
    label: '距结束',
    until: '2026-11-15T16:00:00.000Z',
  });
});

it('tells the user what is theirs, and everyone’s where there is nothing of theirs', () => {
  expect(all(mine)).toEqual([
    '远行 城市双肩包剩 37 件',
    '今天上新 24 件',
    '您的北屿 运动手表团还差 1 人，22:40 到期',
    '收藏的青岚 27有开箱 ¥1,480.00',
    '您关注的 3 位有新推荐',
    '签到第 4 天，今天得 11 积分',
    '今天更新 2 篇',
    '您有 1 笔退款在办',
    '您有 1 个投放在展示',
  ]);
  const calm = { ...mine, group: null, collectedUnit: null, livelyFollowed: 0, afterSales: 0, placements: 0 };
  expect(line('groupPurchase', calm)).toBe('28 个团在等人，12 个差 1 人');
});

it('says something true without figures, and on a day without deals', () => {
  expect(all(null, null).filter((words) => words === '' || /undefined|null|NaN/.test(words))).toEqual([]);
  const none = { ...figures, woot: { today: 0, span: null, first: null } };
  expect(line('woot', null, none)).toBe('今天没有安排，明天的会提前写明');
  const out = { ...figures, woot: { ...figures.woot, today: 5, span: figures.woot?.span ?? null, first: null } };
  expect(line('woot', null, out)).toBe('今天的都抢完了');
});
