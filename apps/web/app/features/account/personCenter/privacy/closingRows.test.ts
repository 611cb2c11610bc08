import { expect, it } from 'vitest';
import { type Closing, closingRows } from './closingRows.ts';

const nothing: Closing = {
  totalFen: 0,
  byGateway: [],
  byBankFen: 0,
  commissionFen: 0,
  lapsesFen: 0,
  withheldFen: 0,
  heldFen: 0,
  blocks: [],
};

it('an empty account has no rows', () => {
  expect(closingRows(nothing)).toEqual({ sum: [], back: [], lapses: [] });
});

it('says of every sum where it goes, and keeps bonus apart from what is set against it', () => {
  const rows = closingRows({
    ...nothing,
    totalFen: 13_300,
    byGateway: [{ gateway: 'wechat', amountFen: 10_000, rechargedAt: '2026-10-01T04:00:00.000Z' }],
    byBankFen: 3300,
    commissionFen: 1300,
    lapsesFen: 700,
    withheldFen: 200,
  });
  expect(rows.back).toEqual([
    { label: '2026-10-01 的充值，原路退回微信支付', fen: 10_000 },
    { label: '由财务转账到您的银行账户，含佣金 ¥13.00', fen: 3300 },
  ]);
  expect(rows.sum).toEqual([
    { label: '剩下的本金和佣金', fen: 13_500 },
    { label: '已用掉的赠金，从本金里扣除', fen: -200 },
  ]);
  for (const part of [rows.sum, rows.back]) expect(part.reduce((all, { fen }) => all + fen, 0)).toBe(13_300);
  expect(rows.lapses).toEqual([{ label: '没用掉的赠金，作废', fen: 500 }]);
});
