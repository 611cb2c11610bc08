import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../look/launchChromium.ts';
import { buildApp } from '../lib/buildApp.ts';
import type { Effort } from '../lib/Effort.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { fetchFirstCelebrity } from './fetchFirstCelebrity.ts';
import { fetchFirstProduct } from './fetchFirstProduct.ts';
import { median } from './median.ts';
import { startBenchShop } from './startBenchShop.ts';
import { startBenchSite } from './startBenchSite.ts';

const JAVASCRIPT_LIMIT_KB = 160;

interface Page {
  readonly name: string;
  readonly path: string;
  /** Pages that visitors come to first; the others load antd and are not for search engines. */
  readonly isPublic: boolean;
}

const pages: readonly Page[] = [
  { name: 'home', path: '/', isPublic: true },
  { name: 'list', path: '/resource', isPublic: true },
  { name: 'product', path: '/product?id=', isPublic: true },
  { name: 'groupPurchase', path: '/groupPurchase', isPublic: true },
  { name: 'woot', path: '/woot', isPublic: true },
  { name: 'openBox', path: '/openBox', isPublic: true },
  { name: 'articles', path: '/homeArticles', isPublic: true },
  { name: 'guide', path: '/guide', isPublic: true },
  { name: 'more', path: '/more', isPublic: true },
  { name: 'advertisement', path: '/advertisement', isPublic: true },
  { name: 'active', path: '/active', isPublic: true },
  { name: 'celebrities', path: '/celebrity', isPublic: true },
  { name: 'celebrity', path: '/celebrity?id=', isPublic: true },
  { name: 'login', path: '/login/usernamePassword', isPublic: false },
  { name: 'register', path: '/register', isPublic: false },
];

interface Reading {
  readonly performance: number;
  readonly accessibility: number;
  readonly seo: number;
  readonly cls: number;
  readonly javascriptKb: number;
}

/** Lighthouse's mobile run, median of 5, on the production build behind nginx. */
export async function benchLighthouse(interrupt: AbortSignal, options: BenchOptions): Promise<BenchResult[]> {
  const { effort } = options;
  const supervisor = createSupervisor(interrupt);
  try {
    await buildApp('web');
    const { url: siteUrl, apiUrl } = await startBenchSite(await startBenchShop(options, supervisor), supervisor);
    const results: BenchResult[] = [];
    const ids: Readonly<Record<string, string>> = {
      '/product?id=': (await fetchFirstProduct(apiUrl)).id,
      '/celebrity?id=': await fetchFirstCelebrity(apiUrl),
    };
    for (const page of effort(pages, pages.slice(0, 1))) {
      const url = siteUrl + page.path + (ids[page.path] ?? '');
      const readings: Reading[] = [];
      for (let run = 0; run < effort(5, 1); run += 1) readings.push(await readPage(url, effort));
      results.push(...judge(page, readings));
    }
    return results;
  } finally {
    await supervisor.stop();
  }
}

function judge(page: Page, readings: readonly Reading[]): BenchResult[] {
  const of = (pick: (reading: Reading) => number) => median(readings.map(pick));
  const line = (what: string, figure: number, unit: string, target: string, pass: boolean): BenchResult => ({
    bench: `lighthouse ${page.name} ${what}`,
    figure,
    unit,
    bare: null,
    ratio: null,
    target,
    pass,
  });
  const performance = of((reading) => reading.performance);
  const accessibility = of((reading) => reading.accessibility);
  const cls = of((reading) => reading.cls);
  const javascript = of((reading) => reading.javascriptKb);
  const seo = of((reading) => reading.seo);
  const { isPublic } = page;
  const least = isPublic ? 98 : 95;
  return [
    line('performance', performance, 'points', `>= ${least}`, performance >= least),
    line('accessibility', accessibility, 'points', '= 100', accessibility === 100),
    line('seo', seo, 'points', isPublic ? '= 100' : '-', !isPublic || seo === 100),
    line('cls', Number(cls.toFixed(4)), '', '<= 0.02', cls <= 0.02),
    line(
      'javascript',
      Math.round(javascript),
      'KB gz',
      isPublic ? `<= ${JAVASCRIPT_LIMIT_KB}` : '-',
      !isPublic || javascript <= JAVASCRIPT_LIMIT_KB,
    ),
  ];
}

interface NetworkItem {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

function networkItems(details: unknown): readonly NetworkItem[] {
  return (details as { items: readonly NetworkItem[] } | undefined)?.items ?? [];
}

async function readPage(url: string, effort: Effort): Promise<Reading> {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless', '--ignore-certificate-errors', ...chromiumFlags],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      // The last alone takes a tenth of the time of all, and goes the same way through Chromium and Lighthouse.
      onlyCategories: effort(['performance', 'accessibility', 'seo'], ['seo']),
      disableFullPageScreenshot: effort(false, true),
      logLevel: 'error',
    });
    if (!result) throw new Error('Lighthouse gave no result');
    const { categories, audits } = result.lhr;
    const requests = networkItems(audits['network-requests']?.details);
    const bytes = requests
      .filter((item) => item.resourceType === 'Script')
      .reduce((sum, item) => sum + (item.transferSize ?? 0), 0);
    return {
      performance: Math.round((categories['performance']?.score ?? 0) * 100),
      accessibility: Math.round((categories['accessibility']?.score ?? 0) * 100),
      seo: Math.round((categories['seo']?.score ?? 0) * 100),
      cls: audits['cumulative-layout-shift']?.numericValue ?? 1,
      javascriptKb: bytes / 1024,
    };
  } finally {
    chrome.kill();
  }
}
