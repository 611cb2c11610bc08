import { expect, it } from 'vitest';
import { seatWords } from './seatWords.ts';

it('says where the money is in every state that has some', () => {
  const said = (state: Parameters<typeof seatWords>[0]['state']) => seatWords({ state, isLeader: false });
  expect((['late', 'failing'] as const).map((state) => said(state).includes('正在自动原路退回'))).toEqual([true, true]);
  expect(said('failed')).toContain('已经自动原路退回');
  expect(said('lapsed')).toContain('座位已经放回');
  expect(seatWords({ state: 'held', isLeader: true })).toContain('您是团长');
});
