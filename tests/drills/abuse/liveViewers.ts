import { measureLive } from '../../../tools/bench/live/measureLive.ts';
import { createSupervisor } from '../../../tools/lib/createSupervisor.ts';
import { makeProduct } from '../../support/makeProduct.ts';
import type { Drill } from '../Drill.ts';

/** Ten thousand look at one page while its price changes: how soon the last is told, what that costs, and the memory. */
export const liveViewers: Drill = async (shop, effort) => {
  const { DATABASE_URL, REDIS_URL, REDIS_PREFIX } = shop.services.config;
  await makeProduct(shop.services.db, { pieces: 10 });
  const supervisor = createSupervisor();
  try {
    const env = { NODE_ENV: 'test', TZ: 'Asia/Shanghai', LOG_LEVEL: 'error', DATABASE_URL, REDIS_URL, REDIS_PREFIX };
    const results = await measureLive({ ...env, REQUESTS_PER_MINUTE: '1000000' }, effort, supervisor);
    return {
      name: 'viewers of one live page',
      done: `${effort(10_000, 100)} viewers, ${effort(5, 1)} changes`,
      figures: Object.fromEntries(
        results.map(({ bench, figure, unit }) => [bench.replace('live: ', ''), `${figure} ${unit}`]),
      ),
      pass: results.every(({ pass }) => pass),
    };
  } finally {
    await supervisor.stop();
  }
};
