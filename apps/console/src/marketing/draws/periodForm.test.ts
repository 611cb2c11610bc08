import { expect, it } from 'vitest';
import { emptyPeriod, newPrize, type PeriodForm, periodIn, rulesOf } from './periodForm.ts';

const now = new Date('2026-11-18T12:00:00Z');
const whole: PeriodForm = {
  startsAt: '2026-11-19T02:00:00.000Z',
  endsAt: '2026-11-26T02:00:00.000Z',
  prizes: [
    { ...newPrize('balance'), name: '现金 20 元', weight: 500, stock: 3, amount: 20 },
    { ...newPrize('nothing'), weight: 4500 },
    { ...newPrize('integral'), name: '10 积分', weight: 5000, amount: 10, stock: 7 },
  ],
};
const broken = (form: PeriodForm) => rulesOf(form, now).flatMap(({ text, isKept }) => (isKept ? [] : [text]));
const withLast = (changes: object): PeriodForm => ({
  ...whole,
  prizes: whole.prizes.map((prize, at) => (at === 2 ? { ...prize, ...changes } : prize)),
});

it('sends what keeps every rule, in fen, the last prize without an end', () => {
  expect(broken(whole)).toEqual([]);
  expect(periodIn(whole, now)?.prizes).toMatchObject([
    { kind: 'balance', weight: 500, stock: 3, amount: 2000, valueFen: 2000 },
    { kind: 'nothing', weight: 4500, stock: null, amount: null, valueFen: 0 },
    { kind: 'integral', weight: 5000, stock: null, amount: 10, valueFen: 10 },
  ]);
});

it('says which rule is broken, and sends nothing', () => {
  expect(broken({ ...whole, startsAt: '2026-11-18T11:00:00.000Z' })).toEqual(['开始在以后，结束在开始以后']);
  expect(broken(withLast({ weight: 4000 }))).toEqual(['权重合计 10,000，现在 9,000，还差 1000']);
  expect(broken(withLast({ weight: 5001 }))).toEqual(['权重合计 10,000，现在 10,001，多了 1']);
  expect(broken(withLast({ amount: null }))).toEqual(['第 3 份奖品没有写全']);
  expect(broken(withLast({ amount: 1001 }))).toEqual(['最后一份最小：不超过 ¥10，也不比别的贵（没中不算）']);
  expect(broken(withLast({ kind: 'goods', stock: 3, valueYuan: 5, skuId: 'sku' }))).toContain(
    '最后一份发不完：别的发完以后，概率归它',
  );
  expect(periodIn(withLast({ weight: 5001 }), now)).toBeNull();
  expect(periodIn(emptyPeriod(), now)).toBeNull();
});
