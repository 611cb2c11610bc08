import { expect, it } from 'vitest';
import { eventWords } from './eventWords.ts';

it('tells who came, how many they are, and what became of seats', () => {
  const said = (kind: Parameters<typeof eventWords>[0]['kind'], name: string | null, members: number) =>
    eventWords({ kind, name, members });
  expect(said('opened', '周**', 1)).toBe('周** 付款开团');
  expect(said('joined', '陈**', 2)).toBe('陈** 付款，团里有 2 人');
  expect(said('seatTaken', null, 2)).toBe('有人占了一个座位，15 分钟内付款');
  expect(said('seatFreed', null, 2)).toBe('占座的人没有付款，座位已放回');
  expect(said('full', null, 3)).toBe('3 人坐满，成团');
  expect(said('failed', null, 2)).toBe('时间到了没满，付款自动原路退回');
});
