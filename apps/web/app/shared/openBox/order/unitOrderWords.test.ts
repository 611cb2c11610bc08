import { expect, it } from 'vitest';
import { foundWords, hasReturn, returnWords, unitOrderWords } from './unitOrderWords.ts';

const order = { payBy: '2026-11-15T10:36:00Z', now: '2026-11-15T10:21:00Z', paidAt: null };

it('says until when it is locked, and what not paying costs', () => {
  const words = unitOrderWords({ ...order, state: 'awaitingPayment' });
  expect(words).toMatch(/^这一件为您锁到 18:36，没付就放回列表/);
  expect(words).toContain('最后 60 秒只能用余额付');
  expect(words).toContain('没付满 3 次，当天不能再锁');
});

it('says of a closed order whether the unit went back unpaid', () => {
  expect(unitOrderWords({ ...order, state: 'closed' })).toBe('没有付款，这一件已经放回列表。');
  expect(unitOrderWords({ ...order, state: 'closed', paidAt: order.now })).toBe('这一件已经退款。');
});

it('names the return that the buyer has, and a warranty only where there is one', () => {
  const unit = { asked: 3, acknowledged: [], isAllAcknowledged: false, warrantyMonths: null };
  expect(returnWords(unit)).toEqual([
    expect.stringMatching(/^您确认了 0 \/ 3 条：签收后 7 天内无理由可退.*运费您付，商品有问题的我们付。$/),
  ]);
  expect(returnWords({ ...unit, asked: 0 })[0]).toMatch(/^没有要确认的.*无理由可退/);
  const all = returnWords({ ...unit, isAllAcknowledged: true, warrantyMonths: 12 });
  expect(all[0]).toMatch(/^3 条您都确认过.*运费我们付/);
  expect(all[1]).toBe('整机保修 12 个月，从签收算起。');
});

it('tells whoever sent it back what was found', () => {
  const found = { words: '左耳罩一道压痕', grade: 'c', priceFen: 28_900, at: order.now } as const;
  expect(foundWords(found)).toBe('您寄回后的复检：左耳罩一道压痕。它定为 C 级，按 ¥289.00 重新上架。');
  expect(foundWords({ ...found, words: '', priceFen: null })).toBe(
    '您寄回后的复检：没有新的痕迹。它定为 C 级，还没有重新上架。',
  );
});

it('speaks of a return only while there is something to return', () => {
  const line = { quantity: 1, refundedQuantity: 0 };
  expect(hasReturn({ state: 'awaitingDispatch', lines: [line] })).toBe(true);
  expect(hasReturn({ state: 'completed', lines: [{ ...line, refundedQuantity: 1 }] })).toBe(false);
  expect(hasReturn({ state: 'closed', lines: [line] })).toBe(false);
});
