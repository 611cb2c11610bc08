import { createSupervisor } from '../lib/createSupervisor.ts';
import { startRedis } from '../lib/startRedis.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { percentile } from './checkout/percentile.ts';
import { prepareOrders } from './checkout/prepareOrders.ts';
import { productionEnvironment } from './productionEnvironment.ts';
import { measureRush, type RushFigures } from './rush/measureRush.ts';
import type { RushOutcome } from './rush/runRush.ts';
import { makeScratchFolder } from './makeScratchFolder.ts';

const ORDERS = 1000;
const ANSWERED_MS = 1000;

/**
 * 20,000 people within five seconds for 100 pieces, and for 1,000, while others check out ordinarily; then how dear a refusal is, beside
 * a Fastify that reads one key of Redis and answers the same bytes.
 */
export async function benchRush(interrupt: AbortSignal, options: BenchOptions): Promise<BenchResult[]> {
  const supervisor = createSupervisor(interrupt);
  try {
    const redis = await startRedis();
    supervisor.onStop(redis.stop);
    const storageDir = makeScratchFolder(supervisor);
    const env = productionEnvironment({ databaseUrl: 'postgres://later', redisUrl: redis.url, storageDir });
    const { shared, effort } = options;
    const shop = shared ? { shared } : { dir: await prepareOrders(ORDERS, env, supervisor) };
    const figures = await measureRush({ shop, env, effort }, interrupt);
    return [...figures.rushes.flatMap((rush) => judgeRush(rush, figures.visitors)), ...judgeRefusals(figures)];
  } finally {
    await supervisor.stop();
  }
}

const round = (figure: number, digits = 1): number => Number(figure.toFixed(digits));
const alone = { bare: null, ratio: null };

function judgeRush(rush: RushOutcome, visitors: number): BenchResult[] {
  const { pieces, grantedMs, refusedMs, others, held, checkout, crowd } = rush;
  const named = (what: string) => `rush of ${visitors} for ${pieces}: ${what}`;
  const line = (what: string, figure: number, unit: string, target = '-', pass = true): BenchResult => ({
    bench: named(what),
    figure: round(figure),
    unit,
    ...alone,
    target,
    pass,
  });
  const within = (what: string, took: readonly number[]): BenchResult[] => {
    const p99 = took.length === 0 ? 0 : percentile(took, 0.99);
    return [
      line(`${what} p50`, took.length === 0 ? 0 : percentile(took, 0.5), 'ms'),
      line(`${what} p99`, p99, 'ms', `< ${ANSWERED_MS}`, p99 < ANSWERED_MS),
    ];
  };
  const otherAnswers = Object.values(others).reduce((sum, count) => sum + count, 0);
  const told = Object.entries(others).map(([code, count]) => `${count} × ${code}`);
  const isExact = grantedMs.length === pieces && held === pieces;
  return [
    line('granted', grantedMs.length, 'pieces', `exactly ${pieces}, and held`, isExact),
    line(`neither granted nor told 售罄 ${told.join(', ')}`.trim(), otherAnswers, 'people', '0', otherAnswers === 0),
    ...within('claims', grantedMs),
    ...within('refusals', refusedMs),
    line('checkouts failed', checkout.failed, `of ${checkout.orders}`, '0', checkout.failed === 0),
    ...within('checkout', checkout.tookMs),
    line('CPU of the api', rush.apiCpuMs, 'ms'),
    line('CPU of the crowd, not counted', crowd.cpuMs, 'ms'),
    line('requests sent late by the crowd, p99', percentile(crowd.lagMs, 0.99), 'ms'),
    line('connections of the crowd', crowd.connections, ''),
  ];
}

function judgeRefusals({ refusals: { ours, bare }, rate, visitors }: RushFigures): BenchResult[] {
  const cpuRatio = round(ours.cpuMicros / bare.cpuMicros, 2);
  const of = `of ${visitors} who come too late`;
  return [
    {
      bench: 'refusals',
      figure: rate.figure,
      unit: '/s',
      bare: rate.bare,
      ratio: rate.ratio,
      target: '>= 0.5 of bare',
      pass: rate.ratio >= 0.5,
    },
    {
      bench: `CPU for a refusal ${of}`,
      figure: round(ours.cpuMicros),
      unit: 'µs',
      bare: round(bare.cpuMicros),
      ratio: cpuRatio,
      target: '<= 2 of bare',
      pass: cpuRatio <= 2,
    },
    {
      bench: `not told 售罄 ${of}`,
      figure: ours.others,
      unit: 'people',
      bare: bare.others,
      ratio: null,
      target: '0',
      pass: ours.others === 0,
    },
    {
      bench: `refusal p99 ${of}`,
      figure: round(ours.p99),
      unit: 'ms',
      bare: round(bare.p99),
      ratio: bare.p99 > 0 ? round(ours.p99 / bare.p99, 2) : null,
      target: `< ${ANSWERED_MS}`,
      pass: ours.p99 < ANSWERED_MS,
    },
  ];
}
