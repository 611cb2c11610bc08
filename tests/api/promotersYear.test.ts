import { expect, it, vi } from 'vitest';
import { playPromoters } from '../drills/promoters/playPromoters.ts';
import { startTestShop } from '../support/startTestShop.ts';

vi.setConfig({ testTimeout: 300_000 });

/** `pnpm drills promoters` plays a year of a thousand. */
it('two months of promoters: what everyone sees is what the ledger has and what was reckoned, to the fen', async () => {
  const shop = await startTestShop();
  const broken = async () => (await shop.broken()).map(({ number, title }) => `${number} ${title}`);
  const size = { promoters: 6, buyers: 8, months: 2, clicksADay: 6, ordersADay: 3 };
  const { troubles, ...done } = await playPromoters({ services: shop.services, ...size, broken });
  expect(troubles).toEqual([]);
  for (const [name, count] of Object.entries(done)) expect(count, name).toBeGreaterThan(0);
  await shop.stop();
});
