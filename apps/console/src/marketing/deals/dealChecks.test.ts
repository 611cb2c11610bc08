import { expect, it } from 'vitest';
import { checksOf, type DealFacts } from './dealChecks.ts';

const sound: DealFacts = {
  day: '2026-11-20',
  priceFen: 39_900,
  pieces: 60,
  ordinaryFen: 45_900,
  lowestDealFen: 49_900,
  costFen: 26_800,
  seesCost: true,
  available: 64,
  otherDays: ['2026-10-02'],
  groupFen: [],
};
/** What is not fine, in words. */
const said = (changes: Partial<DealFacts>) =>
  checksOf({ ...sound, ...changes }).flatMap(({ verdict, text }) => (verdict === 'fine' ? [] : [[verdict, text]]));

it('has nothing against a sound deal, and says why', () => {
  expect(said({})).toEqual([]);
  expect(checksOf(sound).map(({ text }) => text)).toEqual([
    '一抢价 399.00，低于平时最低 459.00',
    '低于近 7 天最低成交 499.00',
    '毛利 32.8%，不低于底线 15%',
    '现在可用 64 件，够留 60 件',
    '前后 30 天没有排过这个规格',
    '当天没有拼团',
  ]);
});

it('stops what the shop would refuse, and warns of what it would not', () => {
  expect(said({ ordinaryFen: 39_900 })).toEqual([['stop', '一抢价 399.00，要低于平时最低 399.00']]);
  expect(said({ ordinaryFen: null })).toEqual([['stop', '这个规格没有在卖']]);
  expect(said({ available: 59 })).toEqual([['stop', '现在可用 59 件，不够 60 件；入库以后才能发布']]);
  expect(said({ otherDays: ['2026-10-02', '2026-11-20'] })).toEqual([['stop', '这一天已经排了这个规格']]);
  expect(said({ otherDays: ['2026-12-19', '2026-11-01'] })).toEqual([['heed', '11-01 也排了这个规格，只隔 19 天']]);
  expect(said({ otherDays: ['2026-12-20'] })).toEqual([]);
  expect(said({ lowestDealFen: 39_900 })).toEqual([['heed', '近 7 天有人 399.00 买过，一抢价不比它低']]);
  expect(said({ costFen: 34_000 })).toEqual([['heed', '毛利 14.8%，低于底线 15%']]);
  expect(said({ costFen: null })).toEqual([['heed', '没有成本，算不出毛利']]);
  expect(said({ costFen: null, seesCost: false })).toEqual([]);
  expect(said({ groupFen: [42_900, 44_900] })).toEqual([['heed', '同一规格当天在拼团 429.00，照卖，价更高']]);
  expect(said({ groupFen: [39_900] })).toEqual([['heed', '同一规格当天拼团 399.00，一抢价不比它低']]);
});
