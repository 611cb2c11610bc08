import { expect, it } from 'vitest';
import { monthDay, slotWords, weekDay } from './dayWords.ts';

it('says a day as people do, wherever the browser is', () => {
  expect([monthDay('2026-11-06'), weekDay('2026-11-16')]).toEqual(['11 月 6 日', '周一']);
  expect(slotWords('09-11')).toBe('9:00–11:00');
});
