import type { Browser } from 'playwright-core';

/** A slow phone on a slow network: 1.6 Mbit/s down, 0.75 up, 150 ms there and back, and a processor of a quarter of this machine's. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  ignoreHTTPSErrors: true,
} as const;
/** A task beyond so many milliseconds keeps a finger waiting. */
const LONG_TASK_MS = 50;
/** The page has settled when nothing long has run, and nothing was asked for, for so long. */
const QUIET_MS = 2000;

export interface PhoneReading {
  readonly largestMs: number;
  /** What of the long tasks goes beyond 50 ms, from the first paint until the page has settled. */
  readonly blockedMs: number;
  readonly scripts: number;
  readonly scriptKb: number;
}

interface Watched {
  largestMs: number;
  firstMs: number;
  tasks: { at: number; ms: number }[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Opens an address in a browser that has nothing but, where one is given, the session of a user. */
export async function openOnPhone(browser: Browser, url: string, session: object | null): Promise<PhoneReading> {
  const context = await browser.newContext(PHONE);
  try {
    if (session) {
      await context.addInitScript((cache) => localStorage.setItem('USER_CACHE', cache), JSON.stringify(session));
      await context.addInitScript(() => localStorage.setItem('browser', 'look-at-the-shop'));
    }
    await context.addInitScript(watch);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction(
      (quiet) => {
        const ends = [
          ...window.watched.tasks.map(({ at, ms }) => at + ms),
          ...performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration),
        ];
        return performance.now() - Math.max(0, ...ends) > quiet;
      },
      QUIET_MS,
      { polling: 200, timeout: 60_000 },
    );
    const { watched, scripts } = await page.evaluate(() => ({
      watched: window.watched,
      scripts: performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
        .map(({ transferSize }) => transferSize),
    }));
    return {
      largestMs: Math.round(watched.largestMs),
      blockedMs: Math.round(blockedAfter(watched)),
      scripts: scripts.length,
      scriptKb: Math.round(scripts.reduce((sum, bytes) => sum + bytes, 0) / 1024),
    };
  } finally {
    await context.close();
  }
}

function blockedAfter({ tasks, firstMs }: Watched): number {
  return tasks
    .map(({ at, ms }) => at + ms - Math.max(at + LONG_TASK_MS, firstMs))
    .filter((beyond) => beyond > 0)
    .reduce((sum, beyond) => sum + beyond, 0);
}

/** Runs in the page before anything else. */
function watch(): void {
  window.watched = { largestMs: 0, firstMs: 0, tasks: [] };
  const { watched } = window;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    watched.largestMs = startTime;
  });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstMs = startTime;
  });
  on('longtask', ({ startTime, duration }) => watched.tasks.push({ at: startTime, ms: duration }));
}
