import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countUse, ownOrder, setOwnOrder, usesOfPages } from './oftenUsed.ts';
import { setPersonalised } from './personalised.ts';
import { userCache } from './userCache.ts';

const DAY_MS = 24 * 60 * 60_000;
const now = Date.parse('2026-11-15T04:00:00Z');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('counts the uses of 30 days', () => {
  countUse('/order/mine', now - 31 * DAY_MS);
  countUse('/order/mine', now - 2 * DAY_MS);
  countUse('/cart/mine', now);
  countUse('/order/mine', now);
  expect([...usesOfPages(now)]).toEqual([
    ['/order/mine', 2],
    ['/cart/mine', 1],
  ]);
});

it('keeps nothing, and forgets what it had, when personalisation is off', () => {
  countUse('/order/mine', now);
  setPersonalised(false);
  countUse('/order/mine', now);
  expect(usesOfPages(now).size).toBe(0);
  setPersonalised(true);
  expect(usesOfPages(now).size).toBe(0);
});

it('forgets uses and order with the user who logs out', () => {
  countUse('/order/mine', now);
  setOwnOrder(['/user/balance']);
  userCache.clear();
  expect([usesOfPages(now).size, ownOrder()]).toEqual([0, null]);
});

it('keeps the order that the user chose, until it is taken back', () => {
  expect(ownOrder()).toBeNull();
  setOwnOrder(['/user/balance', '/cart/mine']);
  expect(ownOrder()).toEqual(['/user/balance', '/cart/mine']);
  setOwnOrder(null);
  expect(ownOrder()).toBeNull();
});
