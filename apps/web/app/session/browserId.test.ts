import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const collect = vi.fn(() => Promise.resolve('drawn'));
vi.mock('@fingerprintjs/fingerprintjs', () => ({
  getUnstableCanvasFingerprint: collect,
  getUnstableHardwareConcurrency: () => 8,
  getUnstableScreenResolution: () => {
    throw new Error('not told');
  },
  murmurX64Hash128: (text: string, seed: number) => `${seed}:${text}`,
}));

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  collect.mockClear();
  vi.resetModules();
  vi.stubGlobal('window', { devicePixelRatio: 2, screen: { colorDepth: 24 } });
  vi.stubGlobal('navigator', { userAgent: 'Phone 17_1', vendor: 'Maker', languages: ['zh-CN'], maxTouchPoints: 5 });
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
  const [id, ...others] = await Promise.all([browserId(), browserId(), browserId()]);
  const zone = JSON.stringify(new Date(0).toString());
  expect(id).toBe(`31:"drawn"null8224null"Phone ""Maker"["zh-CN"]5${zone}`);
  expect(others).toEqual([id, id]);
  expect(collect).toHaveBeenCalledTimes(1);
  expect(kept.get('browser')).toBe(id);
});

it('returns what is kept without collecting anything', async () => {
  kept.set('browser', 'kept');
  const { browserId } = await import('./browserId.ts');
  expect(await browserId()).toBe('kept');
  expect(collect).not.toHaveBeenCalled();
});
