import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { playYear } from '../drills/membership/playYear.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  await shop.stop();
});

it('20 members live 13 months: each month ends with all invariants, and with the level that each believes to have', async () => {
  const broken = async () =>
    (await shop.broken()).map(({ number, offending }) => `${number}: ${JSON.stringify(offending[0])}`);
  const { troubles, ...figures } = await playYear({ services: shop.services, users: 20, months: 13, broken });
  expect(troubles).toEqual([]);
  // Everything that is to be tried did happen.
  for (const [what, figure] of Object.entries(figures)) expect(figure, what).toBeGreaterThan(0);
}, 300_000);
