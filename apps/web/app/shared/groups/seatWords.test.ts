import { expect, it } from 'vitest';
import { seatWords } from './seatWords.ts';

type Facts = Parameters<typeof seatWords>[0];

it('says what became of the seat and the money in every state that has some', () => {
  const said = (state: Facts['state'], facts: Partial<Facts> = {}) =>
    seatWords({ state, isLeader: false, wasLate: false, groupId: 'g1', ...facts });
  expect(said('late', { wasLate: true })).toBe('您付款时团里已经没有座位，这笔钱自动原路退回。');
  expect(said('failed', { wasLate: true })).toBe('您付款时团里已经没有座位，这笔钱自动原路退回。');
  expect(said('failed', { wasLate: true, isLeader: true, groupId: null })).toContain('活动已经结束');
  expect(said('failed', { wasLate: true, isLeader: true })).toBe('到时没有坐满，这笔钱自动原路退回。');
  expect(said('failing')).toBe(said('failed'));
  expect(said('lapsed')).toContain('座位已经放回');
  expect(said('held', { isLeader: true })).toContain('您是团长');
  expect(said('paid', { wasLate: true, isLeader: true })).toContain('“另开一团”开了这个团');
});
