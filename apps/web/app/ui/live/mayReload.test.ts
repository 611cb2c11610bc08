import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mayReload } from './mayReload.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('lets a page load itself three times in ten minutes, each address by itself', () => {
  const tries = [0, 5000, 10_000, 15_000].map((now) => mayReload('/more', now));
  expect(tries).toEqual([true, true, true, false]);
  expect(mayReload('/guide', 15_000)).toBe(true);
  expect(mayReload('/more', 11 * 60_000)).toBe(true);
});

it('does not begin where it could not count', () => {
  stored.set('reloadsWithoutNetwork', 'not json');
  expect(mayReload('/more', 0)).toBe(false);
  vi.stubGlobal('sessionStorage', undefined);
  expect(mayReload('/more', 0)).toBe(false);
});
