import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Call {
  readonly url: string;
  readonly keepalive: boolean | undefined;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

let calls: Call[];
/** Tells the watch how much of the element is in sight. */
let look: (share: number) => void;
let visibility: 'visible' | 'hidden';
let onVisibility: () => void;

beforeEach(() => {
  calls = [];
  visibility = 'visible';
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-11-15T04:10:00Z') });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'browser' ? 'this-browser' : null) });
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibility;
    },
    addEventListener: (_name: string, listener: () => void) => {
      onVisibility = listener;
    },
    removeEventListener: () => undefined,
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void) {
        look = (share) => told([{ isIntersecting: share > 0, intersectionRatio: share }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', (url: string, { keepalive, headers, body }: RequestInit & Pick<Call, 'headers'>) => {
    calls.push({ url, keepalive, headers, body: JSON.parse(typeof body === 'string' ? body : '{}') });
    return Promise.resolve(Response.json({ flag: true }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that shows one advertisement. */
async function open(id = 'a') {
  const { watchSeen } = await import('./watchSeen.ts');
  const beacon = await import('./beacon.ts');
  const stop = watchSeen({} as HTMLElement, id);
  return { ...beacon, stop };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const bodies = () => calls.map(({ body }) => body);

it('is seen when half of it was in sight for a second', async () => {
  await open();
  look(0.5);
  await wait(999);
  expect(calls).toEqual([]);
  await wait(401);
  expect(calls).toEqual([
    {
      url: '/api/advertisement/beacon',
      keepalive: true,
      headers: { 'Content-Type': 'application/json', 'User-Type': 'User', anonymous: 'this-browser', token: '' },
      body: { seen: ['a'] },
    },
  ]);
});

it('is not seen by less of it, by a shorter look, or in a tab that nobody looks at', async () => {
  await open();
  look(0.49);
  await wait(5000);
  look(0.8);
  await wait(800);
  look(0.2);
  await wait(800);
  look(0.8);
  await wait(500);
  visibility = 'hidden';
  onVisibility();
  await wait(5000);
  expect(calls).toEqual([]);
  visibility = 'visible';
  onVisibility();
  await wait(1400);
  expect(bodies()).toEqual([{ seen: ['a'] }]);
});

it('is told once an hour, and nothing after the watch has ended', async () => {
  const page = await open();
  for (const share of [1, 0, 1]) {
    look(share);
    await wait(2000);
  }
  expect(calls).toHaveLength(1);
  look(0);
  await wait(60 * 60_000);
  look(1);
  await wait(2000);
  expect(calls).toHaveLength(2);
  look(0);
  look(1);
  page.stop();
  await wait(60 * 60_000);
  expect(calls).toHaveLength(2);
});

it('gathers what comes into sight together, and sends it at once to whoever leaves', async () => {
  const { tellSeen } = await open();
  for (let at = 0; at < 12; at += 1) tellSeen(`ad${at}`);
  await wait(400);
  expect((bodies() as { seen: string[] }[]).map(({ seen }) => seen.length)).toEqual([10, 2]);
  tellSeen('last');
  visibility = 'hidden';
  onVisibility();
  await wait(0);
  expect(bodies().at(-1)).toEqual({ seen: ['last'] });
});

it('tells of a click once an hour, and never fails', async () => {
  const { tellClicked } = await open();
  tellClicked('a');
  tellClicked('a');
  await wait(0);
  expect(bodies()).toEqual([{ clicked: ['a'] }]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  tellClicked('b');
  await wait(0);
});
