import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const collect = vi.fn(() =>
  Promise.resolve({ platform: { value: 'Linux', duration: 1 }, audio: { error: 'no', duration: 1 } }),
);
vi.mock('@fingerprintjs/fingerprintjs', () => ({
  sources: {},
  loadSources: () => collect,
  prepareForSources: () => Promise.resolve(),
  murmurX64Hash128: (text: string, seed: number) => `${seed}:${text}`,
}));

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  collect.mockClear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('hashes the values with seed 31, once for many callers, and keeps the result', async () => {
  const { browserId } = await import('./browserId.ts');
  const ids = await Promise.all([browserId(), browserId(), browserId()]);
  expect(ids).toEqual(['31:"Linux"', '31:"Linux"', '31:"Linux"']);
  expect(collect).toHaveBeenCalledTimes(1);
  expect(kept.get('browser')).toBe('31:"Linux"');
});

it('returns what is kept without collecting anything', async () => {
  kept.set('browser', 'kept');
  const { browserId } = await import('./browserId.ts');
  expect(await browserId()).toBe('kept');
  expect(collect).not.toHaveBeenCalled();
});
