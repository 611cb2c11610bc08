import { expect, it } from 'vitest';
import { nextChange } from './nextChange.ts';

const drop = (at: string) => ({ nextDrop: { at, priceFen: 100 }, lockedUntil: null });

it('is the first drop or the end of a lock, whichever comes first', () => {
  const late = drop('2026-11-18T02:00:00Z');
  expect(nextChange([late, drop('2026-11-17T02:00:00Z')])).toBe('2026-11-17T02:00:00Z');
  expect(nextChange([late, { nextDrop: null, lockedUntil: '2026-11-16T03:00:00Z' }])).toBe('2026-11-16T03:00:00Z');
  expect(nextChange([{ nextDrop: null, lockedUntil: null }])).toBeNull();
});

it('does not wait for the drop of what someone is paying for', () => {
  const locked = { ...drop('2026-11-16T02:00:00Z'), lockedUntil: '2026-11-16T02:10:00Z' };
  expect(nextChange([locked])).toBe('2026-11-16T02:10:00Z');
});
