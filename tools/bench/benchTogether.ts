import { DAY_MS } from '@jiwu/kernel';
import pg from 'pg';
import { countBoughtTogether } from '../../apps/server/src/jobs/countBoughtTogether.ts';
import { createDatabase, type Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { prepareOrders } from './checkout/prepareOrders.ts';
import { openPostgres } from './openPostgres.ts';
import { productionEnvironment } from './productionEnvironment.ts';

/** A night reads two days, of ninety: with what it costs to begin and to end, far less than all of them. */
const MOST_OF_WHOLE = 0.1;
/** With fewer orders the beginning and the end are all there is to measure. */
const JUDGED_FROM = 1_000_000;

/**
 * 经常一起买 at each of the given numbers of orders: a first run, beside PostgreSQL counting the same in one statement; one more night, beside
 * that first run; and the size of the table.
 */
export async function benchTogether(interrupt: AbortSignal, options: BenchOptions): Promise<BenchResult[]> {
  const supervisor = createSupervisor(interrupt);
  try {
    const env = productionEnvironment({
      databaseUrl: 'postgres://later',
      redisUrl: 'redis://none',
      storageDir: '/tmp',
    });
    const results: BenchResult[] = [];
    for (const orders of options.orders) {
      const { shared } = options;
      const shop = shared ? { shared } : { dir: await prepareOrders(orders, env, supervisor) };
      const server = await openPostgres(shop, { fsync: true }, supervisor);
      const connectionString = shared?.databaseUrl ?? (await server.createDatabase('jiwu'));
      const db = createDatabase({ connectionString, max: 2, applicationName: 'bench', patient: true });
      const client = new pg.Client({ connectionString });
      await client.connect();
      try {
        results.push(...(await supervisor.guard(measure(db, client, orders))));
      } finally {
        await client.end();
        await db.close();
      }
      if (!shared) await server.stop();
    }
    return results;
  } finally {
    await supervisor.stop();
  }
}

async function measure(db: Database, client: pg.Client, orders: number): Promise<BenchResult[]> {
  await client.query('delete from bought_pairs; delete from bought_refunds; delete from bought_progress');
  await client.query('vacuum analyze bought_pairs');
  const now = Date.now();
  const countedAt = (at: number) => timed(() => countBoughtTogether({ db, clock: () => new Date(at) }));
  const first = await countedAt(now - DAY_MS);
  const bare = await timed(() => client.query(countAtOnce));
  const night = await countedAt(now);
  const { rows } = await client.query<{ orders: number; pairs: number; shown: number; bytes: number }>(`
    select (select count(*) from orders, bought_progress where no > dropped_to and no <= counted_to)::int as orders,
      count(*)::int as pairs, count(*) filter (where times >= 3)::int as shown,
      pg_total_relation_size('bought_pairs')::float8 as bytes from bought_pairs`);
  const [size = { orders: 0, pairs: 0, shown: 0, bytes: 0 }] = rows;
  const at = `at ${orders} orders, ${size.orders} of them in the window`;
  const share = night / first;
  return [
    {
      bench: `together, a first run ${at}`,
      figure: round(first),
      unit: 's',
      bare: round(bare),
      ratio: round(first / bare),
      target: '-',
      pass: true,
    },
    {
      bench: `together, one more night ${at}`,
      figure: round(night),
      unit: 's',
      bare: round(first),
      ratio: round(share),
      target: `<= ${MOST_OF_WHOLE} of a first run, from ${JUDGED_FROM} orders on`,
      pass: orders < JUDGED_FROM || share <= MOST_OF_WHOLE,
    },
    {
      bench: `together, size of the table: ${size.pairs} pairs, ${size.shown} of them shown`,
      figure: round(size.bytes / 1024 / 1024),
      unit: 'MB',
      bare: null,
      ratio: null,
      target: '-',
      pass: true,
    },
  ];
}

/** The limit: the same pairs by one statement over the whole window, written nowhere. */
const countAtOnce = `
    with held as materialized (
      select distinct orders.user_id, orders.id, product_id from bought_progress
      join orders on no > dropped_to and no <= counted_to and paid_at is not null
      join order_lines as line on line.user_id = orders.user_id and line.order_id = orders.id
      where quantity > cancelled_quantity + returned_quantity
    )
    select count(*) from (
      select one.product_id, other.product_id, count(*) from held as one
      join held as other on other.user_id = one.user_id and other.id = one.id and one.product_id < other.product_id
      group by one.product_id, other.product_id
    ) as pairs`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

function round(figure: number): number {
  return Number(figure.toFixed(2));
}
