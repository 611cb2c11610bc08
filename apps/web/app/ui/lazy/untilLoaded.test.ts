import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToasts } from '../toast/toastStore.ts';
import { untilLoaded } from './untilLoaded.ts';

let isOnline = true;

beforeEach(() => {
  isOnline = true;
  useToasts.setState({ shown: [] });
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { head: { querySelectorAll: () => [] } }));
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails so many times. */
function part(failures: number) {
  let asked = 0;
  return () => {
    asked += 1;
    return asked <= failures ? Promise.reject(new Error('not there')) : Promise.resolve(`at try ${asked}`);
  };
}
const told = () => useToasts.getState().shown.map(({ text }) => text);

it('comes as soon as the network is back, and says once that it waits', async () => {
  isOnline = false;
  const loaded = untilLoaded(part(3), false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(told()).toEqual(['网络断开了，连上后会自动打开']);
  useToasts.setState({ shown: [] });
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('at try 4');
  expect(told()).toEqual([]);
});

it('with a network asks to reload the page when the code seems to be gone', async () => {
  const loaded = untilLoaded(part(5), false);
  await vi.advanceTimersByTimeAsync(1000 + 2000);
  expect(told()).toEqual(['这部分没有打开，刷新页面再试试']);
  await vi.advanceTimersByTimeAsync(4000 + 8000 + 16_000);
  expect(await loaded).toBe('at try 6');
});

it('says nothing of a part that nobody has asked for', async () => {
  isOnline = false;
  const loaded = untilLoaded(part(4), true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await loaded).toBe('at try 5');
  expect(told()).toEqual([]);
});
