import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isShopAway, tellIfAway } from './shopReach.ts';

let isReached = false;
let asked = 0;

beforeEach(() => {
  isReached = false;
  asked = 0;
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return isReached ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is away while nobody answers, though the browser says it is online, and back by itself', async () => {
  tellIfAway(new TypeError("Cannot read properties of undefined (reading 'refetch')"));
  expect(isShopAway()).toBe(false);
  tellIfAway(new TypeError('Failed to fetch'));
  expect(isShopAway()).toBe(true);
  await vi.advanceTimersByTimeAsync(12_000);
  expect([isShopAway(), asked]).toEqual([true, 2]);
  isReached = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isShopAway()).toBe(false);
});

it('asks more rarely where one page fails again and again though the shop answers', async () => {
  isReached = true;
  vi.setSystemTime(Date.now() + 60 * 60_000);
  tellIfAway(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(isShopAway()).toBe(false);
  tellIfAway(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(9000);
  expect(isShopAway()).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isShopAway()).toBe(false);
});
