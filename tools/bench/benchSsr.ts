import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApp } from '../lib/buildApp.ts';
import type { Effort } from '../lib/Effort.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { bestOf } from './bestOf.ts';
import { fetchFirstProduct, fetchProductIds } from './fetchFirstProduct.ts';
import { loadOf } from './Load.ts';
import { runWrk } from './runWrk.ts';
import { startBenchShop } from './startBenchShop.ts';
import { startNginx } from './startNginx.ts';

const PAGES_PER_SECOND = 150;
const headers = { 'Accept-Encoding': 'gzip' };

interface Page {
  readonly name: string;
  readonly path: string;
  /** Pages of the same kind, to be made in turn. */
  readonly others: readonly string[];
  /** Its uncached figure is held against this page's of the same run, instead of against a number of pages a second. */
  readonly beside?: { readonly name: string; readonly ratio: number } | undefined;
}

/**
 * Pages for visitors: behind nginx's cache beside nginx sending the same bytes from a file, and made anew for each
 * request by one process.
 */
export async function benchSsr(interrupt: AbortSignal, options: BenchOptions): Promise<BenchResult[]> {
  const { effort } = options;
  const load = loadOf(effort);
  const supervisor = createSupervisor(interrupt);
  const dir = await mkdtemp(join(tmpdir(), 'jiwu-bench-'));
  try {
    await buildApp('web');
    const shop = await startBenchShop(options, supervisor);
    const apiUrl = await shop.startApi();
    const pages = await choosePages(apiUrl);
    const webUrl = await shop.startWeb({ API_ORIGIN: apiUrl });
    const uncachedUrl = await shop.startWeb({ API_ORIGIN: apiUrl, PAGE_CACHE: 'off' });
    const nginx = await startNginx({ webUrl, apiUrl }, { bareDir: dir });
    supervisor.onStop(nginx.stop);

    const results: BenchResult[] = [];
    const made = new Map<string, number>();
    for (const { name, path, others, beside } of pages) {
      await saveBytes(webUrl + path, join(dir, `${name}.html.gz`));
      const kept = await bestOf(
        effort(3, 1),
        async () => (await runWrk(nginx.url + path, { headers, load })).perSecond,
        async () => (await runWrk(`${nginx.url}/bare/${name}.html`, { headers, load })).perSecond,
      );
      results.push({
        bench: `ssr ${name} behind nginx`,
        unit: '1/s',
        ...kept,
        target: 'ratio >= 0.8',
        pass: kept.ratio >= 0.8,
      });
      const figure = await bestUncached(uncachedUrl, { paths: others, dir }, effort);
      made.set(name, figure);
      results.push(judgeUncached({ name, figure, beside, made }));
    }
    return results;
  } finally {
    await supervisor.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

function judgeUncached({
  name,
  figure,
  beside,
  made,
}: Pick<Page, 'name' | 'beside'> & { figure: number; made: ReadonlyMap<string, number> }): BenchResult {
  const result = { bench: `ssr ${name} uncached`, figure, unit: 'pages/s' };
  if (!beside) {
    const pass = figure >= PAGES_PER_SECOND;
    return { ...result, bare: null, ratio: null, target: `>= ${PAGES_PER_SECOND}`, pass };
  }
  const bare = made.get(beside.name) ?? Number.NaN;
  const ratio = Number((figure / bare).toFixed(2));
  return { ...result, bare, ratio, target: `>= ${beside.ratio} of ${beside.name}`, pass: ratio >= beside.ratio };
}

async function choosePages(apiUrl: string): Promise<Page[]> {
  const { id, categoryId } = await fetchFirstProduct(apiUrl);
  const ids = await fetchProductIds(apiUrl, 60);
  const sorts = ['score', 'sales', 'new', 'priceUp', 'priceDown'];
  return [
    {
      name: 'list',
      path: `/resource?category=${categoryId}`,
      others: sorts.map((sort) => `/resource?category=${categoryId}&sort=${sort}`),
    },
    { name: 'product', path: `/product?id=${id}`, others: ids.map((other) => `/product?id=${other}`) },
    // Several times as much on one page as a list has.
    { name: 'home', path: '/', others: ['/'], beside: { name: 'list', ratio: 0.6 } },
  ];
}

/** As nginx gets it from the web process: the same bytes then come from a file. */
async function saveBytes(url: string, file: string): Promise<void> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  await writeFile(file, gzipSync(Buffer.from(await response.arrayBuffer()), { level: 5 }));
}

async function bestUncached(
  url: string,
  asked: { paths: readonly string[]; dir: string },
  effort: Effort,
): Promise<number> {
  const load = loadOf(effort);
  let best = 0;
  await runWrk(url, { ...asked, load: { ...load, seconds: effort(3, 1) } }); // the compiler has seen the code
  for (let round = 0; round < effort(3, 1); round += 1) {
    best = Math.max(best, (await runWrk(url, { ...asked, headers, load })).perSecond);
  }
  return Math.round(best);
}
