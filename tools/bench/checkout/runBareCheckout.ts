import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Load } from '../Load.ts';
import type { PgbenchScript } from '../pgbenchScript.ts';
import { runPgbench } from '../runPgbench.ts';
import { type CpuOfOrder, readCpu } from './readCpu.ts';

interface Input {
  readonly databaseUrl: string;
  readonly script: { readonly all: PgbenchScript; readonly choose: PgbenchScript };
  readonly dir: string;
  readonly load: Load;
  /** pgbench opens its connections anew, and each has to read the catalogue and plan: the api's have done so long ago. */
  readonly warmUpSeconds: number;
  readonly pids: { readonly api: number; readonly postgres: number };
}

/**
 * The limit: orders a second by pgbench, counted where they are, in the table, once it runs warm. What it takes to choose who
 * buys what is taken off; the api does not ask the database for that.
 */
export async function runBareCheckout(input: Input): Promise<{ perSecond: number } & CpuOfOrder> {
  const { databaseUrl, script, dir, load, warmUpSeconds, pids } = input;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const running = runPgbench(databaseUrl, script.all, {
      dir,
      load: { ...load, seconds: warmUpSeconds + load.seconds + 1 },
    });
    const watch = async () => {
      await pause(warmUpSeconds * 1000);
      const cpu = readCpu(pids.api, pids.postgres);
      const from = new Date();
      await pause(load.seconds * 1000);
      return { spent: cpu.stop(), from, to: new Date() };
    };
    const [, { spent, from, to }] = await Promise.all([running, watch()]);
    const { rows } = await client.query<{ orders: number }>(
      `select count(*)::int as orders from orders
       where state = 'awaitingDispatch' and paid_at >= $1 and paid_at < $2 and user_id in (select user_id from bench_buyers)`,
      [from, to],
    );
    const orders = rows[0]?.orders ?? 0;
    if (orders === 0) throw new Error('pgbench made no orders');
    const perSecond = orders / ((to.getTime() - from.getTime()) / 1000);
    const choosing = await runPgbench(databaseUrl, script.choose, {
      dir,
      load: { ...load, seconds: Math.min(3, load.seconds) },
    });
    return { perSecond: 1 / (1 / perSecond - 1 / choosing), ...spent(orders) };
  } finally {
    await client.end();
  }
}
