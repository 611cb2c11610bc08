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
/** Below this many milliseconds a page is as good as at once, and two such figures differ by noise alone. */
const AT_ONCE_MS = 10;

/** The console's search of orders and its other reads, without HTTP, at each of the given sizes: the p99 of 200 of each, and how it grows. */
export async function benchStaffLists(interrupt: AbortSignal, options: BenchOptions): Promise<BenchResult[]> {
  const supervisor = createSupervisor(interrupt);
  try {
    const unused = { databaseUrl: 'postgres://later', redisUrl: 'redis://none', storageDir: '/tmp' };
    const env = productionEnvironment(unused);
    const measured: { orders: number; spans: ReadonlyMap<string, number> }[] = [];
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

async function measure(db: Database, rounds: number): Promise<ReadonlyMap<string, number>> {
  const known = await chooseKnownOrders(db, rounds);
  const now = new Date();
  const spans = new Map<string, number>();
  for (const [name, search] of Object.entries(orderSearches)) {
    const times: number[] = [];
    for (const one of known) {
      const query = { by: 'created' as const, ...search(one, now) };
      times.push(await timed(() => searchStaffOrders(db.read, { query, now }, orderKinds)));
    }
    spans.set(name, percentile(times, 0.99));
  }
  for (const [name, read] of Object.entries(deskReads)) {
    const times: number[] = [];
    for (const one of known) times.push(await timed(() => read(db, one, now)));
    spans.set(name, percentile(times, 0.99));
  }
  return spans;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function judge(measured: readonly { orders: number; spans: ReadonlyMap<string, number> }[]): BenchResult[] {
  const [first] = measured;
  const last = measured.at(-1);
  if (!first || !last) return [];
  return [...last.spans].map(([name, figure]) => {
    const bare = first.spans.get(name) ?? Number.NaN;
    const ratio = figure / bare;
    return {
      bench: `staffLists ${name}, p99 at ${last.orders} beside ${first.orders} orders`,
      figure: Number(figure.toFixed(2)),
      unit: 'ms',
      bare: Number(bare.toFixed(2)),
      ratio: Number(ratio.toFixed(2)),
      target: `<= ${MOST_GROWTH} times, or < ${AT_ONCE_MS} ms`,
      pass: ratio <= MOST_GROWTH || figure < AT_ONCE_MS,
    };
  });
}
