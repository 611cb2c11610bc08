import { orderKinds } from '../../apps/server/src/composition/orderKinds.ts';
import { searchStaffOrders } from '../../apps/server/src/flows/orders/queries/searchStaffOrders.ts';
import { createDatabase, type Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { percentile } from './checkout/percentile.ts';
import { prepareOrders } from './checkout/prepareOrders.ts';
import { openPostgres } from './openPostgres.ts';
import { productionEnvironment } from './productionEnvironment.ts';
import { chooseKnownOrders } from './staff/chooseKnownOrders.ts';
import { deskReads } from './staff/deskReads.ts';
import { orderSearches } from './staff/orderSearches.ts';

/** The largest shop may take so many times as long as the smallest. */
const MOST_GROWTH = 1.5;
/** What the console's first page may take: it sums up two days, so it grows with the orders of a day, not with the shop's age. */
const DASHBOARD_MS = 2000;
/** Below this many milliseconds a page is as good as at once, and two such figures differ by noise alone. */
const AT_ONCE_MS = 10;

/**
 * The console's search of orders and its other reads, without HTTP, at each of the given sizes: the p99 of 200 of each, and how it grows.
 * A small shop has too few orders of one name or day to fill a page: there the growth is that of an order shown.
 */
export async function benchStaffLists(interrupt: AbortSignal, options: BenchOptions): Promise<BenchResult[]> {
  const supervisor = createSupervisor(interrupt);
  try {
    const unused = { databaseUrl: 'postgres://later', redisUrl: 'redis://none', storageDir: '/tmp' };
    const env = productionEnvironment(unused);
    const measured: Measured[] = [];
    for (const orders of options.orders) {
      const { shared, effort } = options;
      const shop = shared ? { shared } : { dir: await prepareOrders(orders, env, supervisor) };
      const server = await openPostgres(shop, { fsync: true }, supervisor);
      const connectionString = shared?.databaseUrl ?? (await server.createDatabase('jiwu'));
      const db = createDatabase({ connectionString, max: 2, applicationName: 'bench', patient: true });
      try {
        measured.push({ orders, spans: await supervisor.guard(measure(db, effort(200, 3))) });
      } finally {
        await db.close();
      }
      if (!shared) await server.stop();
    }
    return judge(measured);
  } finally {
    await supervisor.stop();
  }
}

interface Span {
  readonly p99: number;
  /** How many orders a page showed on average; 1 for what is no list of orders. */
  readonly shown: number;
}

interface Measured {
  readonly orders: number;
  readonly spans: ReadonlyMap<string, Span>;
}

async function measure(db: Database, rounds: number): Promise<ReadonlyMap<string, Span>> {
  const known = await chooseKnownOrders(db, rounds);
  const now = new Date();
  const spans = new Map<string, Span>();
  for (const [name, search] of Object.entries(orderSearches)) {
    const times: number[] = [];
    let shown = 0;
    for (const one of known) {
      const query = { by: 'created' as const, ...search(one, now) };
      times.push(
        await timed(async () => {
          shown += (await searchStaffOrders(db.read, { query, now }, orderKinds)).items.length;
        }),
      );
    }
    spans.set(name, { p99: percentile(times, 0.99), shown: Math.max(1, shown / known.length) });
  }
  for (const [name, read] of Object.entries(deskReads)) {
    const times: number[] = [];
    for (const one of known) times.push(await timed(() => read(db, one, now)));
    spans.set(name, { p99: percentile(times, 0.99), shown: 1 });
  }
  return spans;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function judge(measured: readonly Measured[]): BenchResult[] {
  const [first] = measured;
  const last = measured.at(-1);
  if (!first || !last) return [];
  return [...last.spans].map(([name, { p99, shown }]) => {
    const small = first.spans.get(name) ?? { p99: Number.NaN, shown: 1 };
    const ratio = p99 / small.p99 / Math.max(1, shown / small.shown);
    const isDashboard = name === 'dashboard';
    const pages = shown > small.shown ? `, ${shown.toFixed(0)} orders a page beside ${small.shown.toFixed(0)}` : '';
    return {
      bench: `staffLists ${name}, p99 at ${last.orders} beside ${first.orders} orders${pages}`,
      figure: Number(p99.toFixed(2)),
      unit: 'ms',
      bare: Number(small.p99.toFixed(2)),
      ratio: Number(ratio.toFixed(2)),
      target: isDashboard ? `< ${DASHBOARD_MS} ms` : `<= ${MOST_GROWTH} times, or < ${AT_ONCE_MS} ms`,
      pass: isDashboard ? p99 < DASHBOARD_MS : ratio <= MOST_GROWTH || p99 < AT_ONCE_MS,
    };
  });
}
