import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPersonalised } from './personalised.ts';
import { forgetViewed, recentlyViewed, rememberViewed } from './recentlyViewed.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('has the newest first, each once', () => {
  rememberViewed('a');
  rememberViewed('b');
  rememberViewed('a');
  expect(recentlyViewed()).toEqual(['a', 'b']);
});

it('keeps thirty', () => {
  for (let order = 1; order <= 40; order += 1) rememberViewed(String(order));
  expect(recentlyViewed()).toHaveLength(30);
  expect(recentlyViewed()[0]).toBe('40');
  expect(recentlyViewed().at(-1)).toBe('11');
});

it('keeps nothing, and forgets what it had, when personalisation is off', () => {
  rememberViewed('a');
  setPersonalised(false);
  rememberViewed('b');
  expect(recentlyViewed()).toEqual([]);
  setPersonalised(true);
  expect(recentlyViewed()).toEqual([]);
});

it('can be emptied', () => {
  rememberViewed('a');
  forgetViewed();
  expect(recentlyViewed()).toEqual([]);
});

it.each(['{', '{"a":1}', 'null', '[1,{}]'])('takes %s for nothing', (stored) => {
  kept.set('recentlyViewed', stored);
  expect(recentlyViewed()).toEqual([]);
});
