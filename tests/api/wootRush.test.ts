import { newId } from '@jiwu/kernel';
import type { Kysely, KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClaimRush } from '../../apps/server/src/modules/channels/claims/index.ts';
import type { DB } from '../../apps/server/src/platform/database/schema.gen.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { claimed, letItBeNoon, makeDeal, releaseAs } from '../support/makeDeal.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  letItBeNoon(shop);
});
afterAll(() => shop.stop());

/** Holds back what PostgreSQL has answered, until it is told to let it through. */
function createHolder() {
  let held: PromiseWithResolvers<void> | null = null;
  let answers = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (held) answers += 1;
      await held?.promise;
      return result;
    },
  };
  return {
    plugin,
    hold: () => (held = Promise.withResolvers()),
    letThrough() {
      held?.resolve();
      held = null;
    },
    answers: () => answers,
  };
}

/** The shop's Redis; what fills a gate is held back until it is told to let it through. */
function createHeldRedis(redis: TestShop['services']['redis']) {
  const held = Promise.withResolvers<void>();
  let fills = 0;
  let isHeld = false;
  const evaluate = async (script: string, ...rest: [number, ...string[]]) => {
    if (isHeld && script.includes('uncertain')) {
      fills += 1;
      await held.promise;
    }
    return await redis.eval(script, ...rest);
  };
  return {
    redis: new Proxy(redis, {
      get: (target, name) => (name === 'eval' ? evaluate : (Reflect.get(target, name) as unknown)),
    }),
    hold: () => (isHeld = true),
    letThrough: () => held.resolve(),
    fills: () => fills,
  };
}

/** A deal whose one piece is held by someone, before a rush that knows it. */
async function startRush(reach: Partial<Pick<TestShop['services'], 'db' | 'redis'>>) {
  const deal = await makeDeal(shop, { pieces: 1 });
  const [quicker] = (await makeCrowd(shop, 1)) as [Buyer];
  const claim = await claimed(quicker.client, deal);
  const rush = createClaimRush({ ...shop.services, ...reach }, { kind: 'deal', soldOut: 'WOOT_SOLD_OUT' });
  // The first look finds the deal, the next ones fill its gate.
  await expect
    .poll(async () => {
      await rush.refresh();
      return await rush.gate.read(deal.id);
    })
    .toBe(0);
  expect(rush.refusal(deal.id, '')).toBe('soldOut');
  return {
    rush,
    /** The other gives the piece back, and the rush hears of it. */
    giveBack: async () => {
      must(await releaseAs(quicker.client, claim));
      await expect.poll(() => rush.refusal(deal.id, '')).toBeNull();
    },
    pass: () => rush.pass(deal.id, { userId: newId(), requestKey: newId() }, () => Promise.resolve(['a piece'])),
  };
}

it('who comes for a piece that came back gets it, also while an older look is still under way', async () => {
  const holder = createHolder();
  const read = (shop.services.db.read as Kysely<DB>).withPlugin(holder.plugin);
  const { rush, giveBack, pass } = await startRush({ db: { ...shop.services.db, read } });
  holder.hold();
  const older = rush.refresh();
  await expect.poll(() => holder.answers()).toBeGreaterThan(1);
  await giveBack();
  const passing = pass();
  holder.letThrough();
  await older;
  expect(await passing).toBe('a piece');
});

it('and also between the look and the moment in which the gate is filled', async () => {
  const held = createHeldRedis(shop.services.redis);
  const { rush, giveBack, pass } = await startRush({ redis: held.redis });
  await giveBack();
  held.hold();
  const filling = rush.refresh();
  await expect.poll(() => held.fills()).toBeGreaterThan(0);
  const passing = pass();
  // The token is asked for, and refused, while the gate is still empty.
  expect(await rush.gate.read('ask after it')).toBeNull();
  held.letThrough();
  await filling;
  expect(await passing).toBe('a piece');
});
