import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clockAheadMs, forgetShopTime, hearShopTime, onShopTime } from './shopClock.ts';

beforeEach(() => {
  forgetShopTime();
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:10Z') });
});
afterEach(() => vi.useRealTimers());

it('keeps the answer that was the shortest time under way, and tells of a better one only', () => {
  const tell = vi.fn();
  const stop = onShopTime(tell);
  expect(clockAheadMs()).toBeNull();
  hearShopTime('2026-11-15T10:00:00Z');
  hearShopTime('2026-11-15T09:59:00Z');
  expect([clockAheadMs(), tell.mock.calls.length]).toEqual([10_000, 1]);
  hearShopTime('Sun, 15 Nov 2026 10:00:08 GMT');
  expect([clockAheadMs(), tell.mock.calls.length]).toEqual([2000, 2]);
  stop();
  hearShopTime('2026-11-15T10:00:09Z');
  expect(tell).toHaveBeenCalledTimes(2);
});

it('hears nothing in an answer without a time', () => {
  hearShopTime(null);
  hearShopTime('soon');
  expect(clockAheadMs()).toBeNull();
});
