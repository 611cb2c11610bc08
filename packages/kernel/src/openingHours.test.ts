import { expect, it } from 'vitest';
import { openingOf } from './openingHours.ts';

const hours = { opensAt: 9, closesAt: 21 };
const at = (time: string) => openingOf(new Date(`${time}+08:00`), hours);
const opensNext = (time: string) => at(time).opensNext.toISOString();

it('is open from the first minute to the last, by the clock of Shanghai', () => {
  expect(at('2026-11-16T08:59:59').isOpen).toBe(false);
  expect(at('2026-11-16T09:00:00').isOpen).toBe(true);
  expect(at('2026-11-16T20:59:59').isOpen).toBe(true);
  expect(at('2026-11-16T21:00:00').isOpen).toBe(false);
});

it('opens next today before the hours, and tomorrow after they began', () => {
  expect(opensNext('2026-11-16T00:00:00')).toBe('2026-11-16T01:00:00.000Z');
  expect(opensNext('2026-11-16T08:59:59')).toBe('2026-11-16T01:00:00.000Z');
  expect(opensNext('2026-11-16T12:00:00')).toBe('2026-11-17T01:00:00.000Z');
  expect(opensNext('2026-11-16T23:59:59')).toBe('2026-11-17T01:00:00.000Z');
});
