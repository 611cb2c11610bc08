import { expect, it } from 'vitest';
import { unitVeil } from './unitVeil.ts';

const now = '2026-11-16T04:00:00Z';
const free = { lockedUntil: null, soldAt: null };

it('lies over what cannot be bought, and says why', () => {
  const locked = { unit: { ...free, lockedUntil: '2026-11-16T04:10:00Z' }, standing: 'locked' } as const;
  expect(unitVeil(locked, now)).toEqual({ title: '有人在付款', text: '没付的话 12:10 放回' });
  const sold = { unit: { ...free, soldAt: '2026-11-14T06:25:00Z' }, standing: 'sold' } as const;
  expect(unitVeil(sold, now)).toEqual({ title: '已售出', text: '11-14 14:25' });
  // Whoever saw it being sold has no time of it yet.
  expect(unitVeil({ unit: free, standing: 'sold' }, now)?.text).toBe('');
  expect(unitVeil({ unit: free, standing: 'away' }, now)?.title).toBe('现在不在售');
});

it('is none over what can be bought, or is the viewer’s own', () => {
  for (const standing of ['free', 'held', 'ordered', 'blocked'] as const) {
    expect(unitVeil({ unit: free, standing }, now)).toBeNull();
  }
});
