import { buildApp } from '../lib/buildApp.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import { demoSession } from '../look/demoSession.ts';
import { launchChromium } from '../look/launchChromium.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { fetchFirstProduct } from './fetchFirstProduct.ts';
import { median } from './median.ts';
import { openOnPhone, type PhoneReading } from './phone/openOnPhone.ts';
import { startBenchShop } from './startBenchShop.ts';
import { startBenchSite } from './startBenchSite.ts';

const LARGEST_MS = 2500;
const BLOCKED_MS = 300;

/** The pages from the door to the order on a slow phone, each from an empty browser, the median of 3. */
export async function benchPhone(interrupt: AbortSignal, options: BenchOptions): Promise<BenchResult[]> {
  const { effort } = options;
  const supervisor = createSupervisor(interrupt);
  try {
    await buildApp('web');
    const { url: siteUrl, apiUrl } = await startBenchSite(await startBenchShop(options, supervisor), supervisor);
    const { id, skuId } = await fetchFirstProduct(apiUrl);
    const session = await demoSession(apiUrl);
    const pages = [
      { name: 'home', path: '/', session: null },
      { name: 'list', path: '/resource', session: null },
      { name: 'product', path: `/product?id=${id}`, session: null },
      { name: 'cart', path: '/cart/mine', session },
      { name: 'confirm', path: `/order/confirm?skuId=${skuId}&quantity=1`, session },
    ];
    const browser = await launchChromium();
    supervisor.onStop(() => browser.close());
    const results: BenchResult[] = [];
    for (const page of effort(pages, pages.slice(0, 1))) {
      const readings: PhoneReading[] = [];
      for (let run = 0; run < effort(3, 1); run += 1) {
        readings.push(await supervisor.guard(openOnPhone(browser, siteUrl + page.path, page.session)));
      }
      results.push(...judge(page.name, readings));
    }
    return results;
  } finally {
    await supervisor.stop();
  }
}

function judge(page: string, readings: readonly PhoneReading[]): BenchResult[] {
  const of = (pick: (reading: PhoneReading) => number) => median(readings.map(pick));
  const line = (what: string, figure: number, unit: string, most: number | null): BenchResult => ({
    bench: `phone ${page} ${what}`,
    figure,
    unit,
    bare: null,
    ratio: null,
    target: most === null ? '-' : `<= ${most} ${unit}`,
    pass: most === null || figure <= most,
  });
  return [
    line(
      'largest contentful paint',
      of(({ largestMs }) => largestMs),
      'ms',
      LARGEST_MS,
    ),
    line(
      'blocking',
      of(({ blockedMs }) => blockedMs),
      'ms',
      BLOCKED_MS,
    ),
    line(
      'scripts',
      of(({ scripts }) => scripts),
      'files',
      null,
    ),
    line(
      'scripts',
      of(({ scriptKb }) => scriptKb),
      'KB',
      null,
    ),
  ];
}
