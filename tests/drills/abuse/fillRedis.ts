import { redisBudgets } from '../../../tools/lib/startRedis.ts';
import { createShopClient } from '../../support/createShopClient.ts';
import { makeProduct } from '../../support/makeProduct.ts';
import type { Drill } from '../Drill.ts';
import type { DrillRedis } from '../startDrillRedis.ts';
import { percentile } from '../percentile.ts';

const MEGABYTE = 1024 * 1024;
const AT_ONCE = 32;
/** What limits and sessions of those who log in meanwhile may take. */
const LIMITS_GROWTH_MB = 32;

/** Guests ask a million different questions, while people log in. */
export const fillRedis: Drill = async (shop, effort) => {
  const questions = effort(1_000_000, 300);
  await makeProduct(shop.services.db, { pieces: 10 });
  const client = createShopClient(shop, { roaming: true });
  const { phoneNumber, password } = await client.register();
  const before = await usedMegabytes(shop.redis);
  let asked = 0;
  let refused = 0;
  const isOver = () => asked >= questions;
  const ask = async () => {
    while (!isOver()) {
      const question = asked++;
      const reply = await fetch(`${shop.apiUrl}/api/resource/list?sort=priceUp&size=10&minFen=${question}`);
      await reply.arrayBuffer();
      if (reply.status !== 200) refused += 1;
    }
  };
  const logins: number[] = [];
  let failedLogins = 0;
  const logIn = async () => {
    do {
      const began = performance.now();
      const reply = await client.call('userLogin', { body: { account: phoneNumber, password } });
      logins.push(performance.now() - began);
      if (!reply.flag) failedLogins += 1;
    } while (!isOver());
  };
  await Promise.all([...Array.from({ length: AT_ONCE }, ask), logIn()]);
  const [answers, limits] = [await usedMegabytes(shop.cacheRedis), await usedMegabytes(shop.redis)];
  const kept = Number((await shop.cacheRedis.ask('DBSIZE')).slice(1));
  const budget = redisBudgets.answers.maxBytes / MEGABYTE;
  return {
    name: 'guests fill Redis',
    done: `${questions} distinct questions`,
    figures: {
      'answers MB': answers,
      'budget MB': budget,
      'keys in the cache': kept,
      'limits grew MB': Number((limits - before).toFixed(1)),
      'logins failed': failedLogins,
      logins: logins.length,
      'login p95 ms': percentile(logins, 0.95),
      refused,
    },
    pass:
      answers <= budget &&
      kept < Math.max(100, questions / 50) &&
      limits - before < LIMITS_GROWTH_MB &&
      failedLogins === 0 &&
      refused === 0,
  };
};

async function usedMegabytes(redis: DrillRedis): Promise<number> {
  const used = /^used_memory:(\d+)/m.exec(await redis.ask('INFO memory'))?.[1];
  return Number((Number(used) / MEGABYTE).toFixed(1));
}
