import { createSupervisor } from '../lib/createSupervisor.ts';
import { startRedis } from '../lib/startRedis.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { type CheckoutFigures, measureCheckout } from './checkout/measureCheckout.ts';
import { prepareOrders } from './checkout/prepareOrders.ts';
import { productionEnvironment } from './productionEnvironment.ts';
import { makeScratchFolder } from './makeScratchFolder.ts';

/**
 * An order made and paid out of the balance, from 32 connections: beside pgbench with the very statements, its CPU, its
 * slowest of 100; at each of the given sizes, and how it grows from the first to the last. And /order/mine at that size.
 */
export async function benchCheckout(interrupt: AbortSignal, options: BenchOptions): Promise<BenchResult[]> {
  const supervisor = createSupervisor(interrupt);
  try {
    const redis = await startRedis();
    supervisor.onStop(redis.stop);
    const storageDir = makeScratchFolder(supervisor);
    const env = productionEnvironment({ databaseUrl: 'postgres://later', redisUrl: redis.url, storageDir });
    const measured: { orders: number; figures: CheckoutFigures }[] = [];
    for (const orders of options.orders) {
      const { shared, effort } = options;
      const shop = shared ? { shared } : { dir: await prepareOrders(orders, env, supervisor) };
      measured.push({ orders, figures: await measureCheckout({ shop, env, orders, effort }, interrupt) });
    }
    const [first] = measured;
    const last = measured.at(-1);
    return [
      ...measured.flatMap(({ orders, figures }) => judge(orders, figures)),
      ...(first && last && first !== last ? compare(first, last) : []),
    ];
  } finally {
    await supervisor.stop();
  }
}

const round = (figure: number, digits = 2): number => Number(figure.toFixed(digits));

function judge(orders: number, figures: CheckoutFigures): BenchResult[] {
  const { best, statements, roundTrips, bareCpuMs } = figures;
  const at = `at ${orders} orders`;
  const cpu = best.apiCpuMs + best.postgresCpuMs;
  const plain = (bench: string, figure: number, unit: string, target: string, pass: boolean): BenchResult => ({
    bench: `checkout ${bench} ${at}`,
    figure: round(figure),
    unit,
    bare: null,
    ratio: null,
    target,
    pass,
  });
  return [
    {
      bench: `checkout ${at}`,
      figure: figures.figure,
      unit: '/s',
      bare: figures.bare,
      ratio: figures.ratio,
      target: '>= 0.45 of pgbench',
      pass: figures.ratio >= 0.45,
    },
    {
      ...plain('CPU of api and PostgreSQL for an order', cpu, 'ms', '<= 6.5', cpu <= 6.5),
      bare: round(bareCpuMs),
      ratio: round(cpu / bareCpuMs),
    },
    plain('CPU of the api alone', best.apiCpuMs, 'ms', '-', true),
    plain('CPU of the client, not counted', best.clientCpuMs, 'ms', '-', true),
    plain('create p50', best.create.p50, 'ms', '-', true),
    plain('create p99', best.create.p99, 'ms', '< 250', best.create.p99 < 250),
    plain('pay p50', best.pay.p50, 'ms', '-', true),
    plain('pay p99', best.pay.p99, 'ms', '< 250', best.pay.p99 < 250),
    plain('statements for an order', statements, '', '<= 20', statements <= 20),
    plain('round trips for an order', roundTrips, '', '<= 10', roundTrips <= 10),
    plain('order/mine p99', figures.orderMineP99, 'ms', '-', true),
  ];
}

type Measured = { readonly orders: number; readonly figures: CheckoutFigures };

function compare(small: Measured, large: Measured): BenchResult[] {
  const rate = round(small.figures.figure / large.figures.figure);
  const cpuOf = ({ figures: { best } }: Measured) => round(best.apiCpuMs + best.postgresCpuMs);
  const cpu = round(cpuOf(large) / cpuOf(small));
  const mine = round(large.figures.orderMineP99 / small.figures.orderMineP99);
  const at = `at ${large.orders} beside ${small.orders} orders`;
  return [
    {
      bench: `checkout ${at}`,
      figure: large.figures.figure,
      unit: '/s',
      bare: small.figures.figure,
      ratio: rate,
      target: '<= 1.3 times slower',
      pass: rate <= 1.3,
    },
    {
      bench: `checkout CPU ${at}`,
      figure: cpuOf(large),
      unit: 'ms',
      bare: cpuOf(small),
      ratio: cpu,
      target: '<= 1.3',
      pass: cpu <= 1.3,
    },
    {
      bench: `order/mine p99 ${at}`,
      figure: round(large.figures.orderMineP99),
      unit: 'ms',
      bare: round(small.figures.orderMineP99),
      ratio: mine,
      target: '<= 1.5',
      pass: mine <= 1.5,
    },
  ];
}
