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

it('who comes for a piece that came back gets it, also while an older look is still under way', async () => {
  const { services } = shop;
  const deal = await makeDeal(shop, { pieces: 1 });
  const [quicker] = (await makeCrowd(shop, 1)) as [Buyer];
  const claim = await claimed(quicker.client, deal);
  const holder = createHolder();
  const db = { ...services.db, read: (services.db.read as Kysely<DB>).withPlugin(holder.plugin) };
  const rush = createClaimRush({ ...services, db }, { kind: 'deal', soldOut: 'WOOT_SOLD_OUT' });
  // The first look finds the deal, the next ones fill its gate.
  await expect
    .poll(async () => {
      await rush.refresh();
      return await rush.gate.read(deal.id);
    })
    .toBe(0);
  expect(rush.refusal(deal.id, '')).toBe('soldOut');

  holder.hold();
  const older = rush.refresh();
  await expect.poll(() => holder.answers()).toBeGreaterThan(1);
  must(await releaseAs(quicker.client, claim));
  await expect.poll(() => rush.refusal(deal.id, '')).toBeNull();
  const passing = rush.pass(deal.id, { userId: newId(), requestKey: newId() }, () => Promise.resolve(['a piece']));
  holder.letThrough();
  await older;
  expect(await passing).toBe('a piece');
});
