import { businessDay, DAY_MS } from '@jiwu/kernel';
import { orderKinds } from '../../apps/server/src/composition/orderKinds.ts';
import { countStaffOrders, searchStaffOrders } from '../../apps/server/src/flows/orders/queries/searchStaffOrders.ts';
import { createDatabase, type Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { percentile } from './checkout/percentile.ts';
import { prepareOrders } from './checkout/prepareOrders.ts';
import { openPostgres } from './openPostgres.ts';
import { productionEnvironment } from './productionEnvironment.ts';

/** The largest shop may take so many times as long as the smallest. */
const MOST_GROWTH = 1.5;
/** Below this many milliseconds a page is as good as at once, and two such figures differ by noise alone. */
const AT_ONCE_MS = 10;

interface Known {
  readonly no: string;
  readonly phoneNumber: string;
  readonly recipient: string;
  readonly skuId: string;
  readonly productId: string;
}

type Query = Parameters<typeof searchStaffOrders>[1]['query'];
type Search = (known: Known, now: Date) => Partial<Query>;

const day = (now: Date, ago: number): string => businessDay(new Date(now.getTime() - ago * DAY_MS));

/** What staff look for, one by one and together. */
const searches: Readonly<Record<string, Search>> = {
  number: ({ no }) => ({ no }),
  'whole phone': ({ phoneNumber }) => ({ phoneNumber }),
  'end of the phone': ({ phoneNumber }) => ({ phoneTail: phoneNumber.slice(-4) }),
  recipient: ({ recipient }) => ({ recipient }),
  'recipient and end of the phone': ({ recipient, phoneNumber }) => ({ recipient, phoneTail: phoneNumber.slice(-4) }),
  SKU: ({ skuId }) => ({ skuId }),
  'product in a month long ago': ({ productId }, now) => ({ productId, from: day(now, 400), to: day(now, 370) }),
  all: () => ({}),
  'to dispatch': () => ({ state: 'awaitingDispatch' }),
  completed: () => ({ state: 'completed', kind: 'normal' }),
  'closed on a day': (_, now) => ({ state: 'closed', from: day(now, 300), to: day(now, 300) }),
  'paid on a day': (_, now) => ({ by: 'paid', from: day(now, 200), to: day(now, 200), state: 'completed' }),
};

/** The console's search of orders, without HTTP, at each of the given sizes: the slowest of 100 of each kind, and how it grows. */
export async function benchStaffOrders(interrupt: AbortSignal, options: BenchOptions): Promise<BenchResult[]> {
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
  const known = await chooseKnown(db, rounds);
  const now = new Date();
  const spans = new Map<string, number>();
  for (const [name, search] of Object.entries(searches)) {
    const times: number[] = [];
    for (const one of known) {
      const query: Query = { by: 'created', ...search(one, now) };
      times.push(await timed(() => searchStaffOrders(db.read, { query, now }, orderKinds)));
    }
    spans.set(name, percentile(times, 0.99));
  }
  const counts: number[] = [];
  for (let round = 0; round < rounds; round += 1) counts.push(await timed(() => countStaffOrders(db.read, now)));
  return spans.set('counts', percentile(counts, 0.99));
}

/** Orders from everywhere in the table, so that no page of it is asked for twice. */
async function chooseKnown(db: Database, rounds: number): Promise<Known[]> {
  const rows = await db.read
    .selectFrom('orders')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.user_id', '=', 'orders.user_id').onRef('order_lines.order_id', '=', 'orders.id'),
    )
    .select(['no', 'ship_to', 'sku_id', 'product_id'])
    .where('orders.user_id', 'in', (users) =>
      users
        .selectFrom('users')
        .select('id')
        .where('user_name', 'like', 'loaded\\_%')
        .orderBy((eb) => eb.fn('random', []))
        .limit(rounds),
    )
    .limit(rounds)
    .execute();
  return rows.map((row) => {
    const { phoneNumber, recipient } = row.ship_to as unknown as Pick<Known, 'phoneNumber' | 'recipient'>;
    return { no: row.no, phoneNumber, recipient, skuId: row.sku_id, productId: row.product_id };
  });
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
      bench: `staffOrders ${name}, p99 at ${last.orders} beside ${first.orders} orders`,
      figure: Number(figure.toFixed(2)),
      unit: 'ms',
      bare: Number(bare.toFixed(2)),
      ratio: Number(ratio.toFixed(2)),
      target: `<= ${MOST_GROWTH} times, or < ${AT_ONCE_MS} ms`,
      pass: ratio <= MOST_GROWTH || figure < AT_ONCE_MS,
    };
  });
}
