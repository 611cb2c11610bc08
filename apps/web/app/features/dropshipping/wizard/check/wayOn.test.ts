import { expect, it } from 'vitest';
import { wayOn } from './wayOn.ts';

const facts: Parameters<typeof wayOn>[0] = {
  rows: { good: 4, bad: 0 },
  isReading: false,
  isSending: false,
  isReady: true,
  standing: { unpaid: null, blockedUntil: null },
};

it('pays for the good rows, as soon as everything is as it must be', () => {
  expect(wayOn(facts)).toEqual({ label: '去付款，寄 4 单', isOff: false, first: null });
  expect(wayOn({ ...facts, rows: { good: 4, bad: 1 } }).label).toBe('去付款，先寄 4 单');
  expect(wayOn({ ...facts, isReady: false }).isOff).toBe(true);
  expect(wayOn({ ...facts, standing: undefined }).isOff).toBe(false);
});

it('leads to the batch that waits to be paid, instead of offering what would be refused', () => {
  const standing = { unpaid: { id: 'b1', name: '先下单的名单' }, blockedUntil: null };
  expect(wayOn({ ...facts, standing })).toEqual({ label: '先处理没付款的批次', isOff: false, first: 'b1' });
  expect(wayOn({ ...facts, standing, isReady: false }).isOff, 'that one can be paid all the same').toBe(false);
});

it('offers nothing while nothing can be ordered', () => {
  const standing = { unpaid: null, blockedUntil: '2026-11-20T16:00:00.000Z' };
  expect(wayOn({ ...facts, standing })).toEqual({ label: '今天不能再下单', isOff: true, first: null });
  expect(wayOn({ ...facts, rows: { good: 0, bad: 2 } }).isOff).toBe(true);
  expect(wayOn({ ...facts, isReading: true })).toMatchObject({ label: '识别完才能付款', isOff: true });
});
