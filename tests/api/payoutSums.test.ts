import type { Answer, Contract } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { earn, makePromoter, type Promoter } from '../support/promote.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: '9999999' });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const payOut = async ({ client }: Promoter, amountFen: number) =>
  must<{ state: string }>(await client.call('payoutCreate', { body: { amountFen } })).state;

/** Paid a commission that its order's refund then takes away: it is owed. */
async function owe(promoter: Promoter, commissionFen: number): Promise<void> {
  const [buyer, play] = [createShopClient(shop, { roaming: true }), playAfterSales(shop)];
  const order = await earn(shop, promoter, { commissionFen, buyer });
  expect(await payOut(promoter, commissionFen)).toBe('done');
  const { totalFen } = must<{ totalFen: number }>(await play.preview(buyer, order));
  const { id } = must<{ id: string }>(await play.apply(buyer, order, { totalFen }));
  must(await play.decide('staffAfterSaleApprove', { id }));
}

it('staff read as payable what the promoters read, and beside it what will be taken', async () => {
  const [free, owing, poor, waiting] = [
    await makePromoter(shop),
    await makePromoter(shop),
    await makePromoter(shop),
    await makePromoter(shop),
  ];
  await earn(shop, free, { commissionFen: 3000 });
  await owe(owing, 2000);
  await earn(shop, owing, { commissionFen: 2500 });
  // Of what is owed, no more is taken than there is.
  await owe(poor, 4000);
  await earn(shop, poor, { commissionFen: 600 });
  await earn(shop, waiting, { commissionFen: 200_001 });
  expect(await payOut(waiting, 200_001)).toBe('waiting');
  await earn(shop, waiting, { commissionFen: 1100 });

  const staff = await signInStaff(shop, ['finance']);
  const sums = must<Answer<Contract['staffPayoutSums']>>(await staff.call('staffPayoutSums'));
  expect(sums).toMatchObject({
    payableFen: 3000 + 500 + 0 + 1100,
    takenFen: 2000 + 600,
    waiting: 1,
    waitingFen: 200_001,
  });
  const read = await Promise.all(
    [free, owing, poor, waiting].map(
      async ({ client }) => must<Answer<Contract['payoutPreview']>>(await client.call('payoutPreview')).amountFen,
    ),
  );
  expect(read).toEqual([3000, 500, 0, 1100]);
});
