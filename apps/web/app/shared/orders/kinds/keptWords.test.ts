import { expect, it } from 'vitest';
import { keepsFor, unpaidWith } from './keptWords.ts';

it('says what an order keeps, and for how long', () => {
  const quote = { now: '2026-11-15T10:00:10Z', payBy: '2026-11-15T10:30:00Z' };
  expect(keepsFor('座位、库存')(quote)).toBe('提交后座位、库存、券与积分为您保留 30 分钟。');
  expect(unpaidWith('库存'), 'of coupons and integral only if there were any').toBe(
    '库存已为您留着。到时未付会自动关闭，用了券或积分的立即退回。',
  );
});
