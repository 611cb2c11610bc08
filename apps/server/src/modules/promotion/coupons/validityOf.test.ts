import { expect, it } from 'vitest';
import { validityOf } from './validityOf.ts';

const until = (days: number, now: string) => validityOf({ days }, new Date(now)).until.toISOString();

it('counts the day of the claim as the first and ends at midnight in Shanghai', () => {
  expect(until(1, '2026-11-15T02:00:00Z')).toBe('2026-11-15T16:00:00.000Z');
  expect(until(1, '2026-11-15T15:59:59Z')).toBe('2026-11-15T16:00:00.000Z');
  expect(until(1, '2026-11-15T16:00:00Z')).toBe('2026-11-16T16:00:00.000Z');
  expect(until(7, '2026-11-15T02:00:00Z')).toBe('2026-11-21T16:00:00.000Z');
});

it('begins with the claim', () => {
  const now = new Date('2026-11-15T02:00:00Z');
  expect(validityOf({ days: 3 }, now).from).toEqual(now);
});

it('leaves a fixed window as it is', () => {
  const window = { from: new Date('2026-12-01T00:00:00+08:00'), until: new Date('2026-12-13T00:00:00+08:00') };
  expect(validityOf(window, new Date('2026-11-15T02:00:00Z'))).toEqual(window);
});
