import { expect, it } from 'vitest';
import type { EffectRow } from './effectOrderQueries.ts';
import { effectNote, goodsText, rateText } from './effectWords.ts';

const row: EffectRow = {
  id: '1',
  state: 'pending',
  paidAt: '2026-11-05T12:31:00.000Z',
  goods: { productId: '2', title: '山隅 秦岭百花蜜', picture: { fileId: '3', placeholder: '', alt: '' } },
  quantity: 2,
  place: 'wx',
  paidFen: 11_380,
  refundedFen: 0,
  rateBp: 500,
  commissionFen: 569,
  firstCommissionFen: 569,
  hasAfterSale: false,
  releaseAt: null,
  endedAt: null,
  isHeld: false,
};

it.each([
  [{}, '等对方确认收货'],
  [{ hasAfterSale: true }, '对方在申请售后'],
  // By the days of Shanghai.
  [{ state: 'settling', releaseAt: '2026-11-18T16:00:00.000Z' }, '11-19 可兑付'],
  [{ state: 'settling', releaseAt: '2026-11-18T16:00:00.000Z', hasAfterSale: true }, '售后结束后结算'],
  [{ state: 'payable', releaseAt: '2026-11-14T01:00:00.000Z' }, '11-14 起'],
  [{ state: 'payable', releaseAt: '2026-11-14T01:00:00.000Z', isHeld: true }, '兑付核对中'],
  [{ state: 'paidOut', endedAt: '2026-11-06T03:00:00.000Z' }, '11-06 兑付'],
  [{ state: 'void', endedAt: '2026-11-03T03:00:00.000Z' }, '11-03 全额退款'],
] as const)('of %j says %s', (facts, words) => {
  expect(effectNote({ ...row, ...facts })).toBe(words);
});

it('writes rates and pieces as people do', () => {
  expect([600, 650, 25].map(rateText)).toEqual(['6%', '6.5%', '0.25%']);
  expect([goodsText(row), goodsText({ ...row, quantity: 1 })]).toEqual(['山隅 秦岭百花蜜 × 2', '山隅 秦岭百花蜜']);
});
