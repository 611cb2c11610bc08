import { errorCodes } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leave } from '../support/leave.ts';
import { must } from '../support/makeBuyer.ts';
import { playPayments, type Waiting } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
let play: ReturnType<typeof playPayments>;
beforeAll(async () => {
  shop = await startTestShop();
  play = playPayments(shop);
  // Callbacks go out when a test says so.
  await play.faults({ drop: true });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

async function toldOf({ client }: Waiting): Promise<{ title: string; body: string }[]> {
  return await shop.services.db.read
    .selectFrom('notices')
    .select(['title', 'body'])
    .where('user_id', '=', userIdOf(client))
    .where('kind', '=', 'paymentReturned')
    .execute();
}

async function comesBack(waiting: Waiting): Promise<void> {
  await play.pay(waiting, true);
  await play.notify(waiting);
  expect(await play.get(waiting)).toMatchObject({ state: 'paid', isSurplus: true });
  expect(await play.refunds(waiting)).toHaveLength(1);
}

it('a payment of another amount than is wanted by now is told so, and not that it came too late', async () => {
  const waiting = await play.startAndOpen({ amountFen: 10_000 });
  const want = (amountFen: number) =>
    shop.owner.writeAlone(sql`update recharges set amount_fen = ${amountFen} where id = ${waiting.rechargeId}`);
  await want(12_000);
  await comesBack(waiting);
  await want(10_000);
  expect(await toldOf(waiting)).toEqual([
    {
      title: '¥100.00 的付款正在退回',
      body: expect.stringMatching(/要付的金额已经变了，这一笔正原路退回微信支付，不用您操作。$/) as string,
    },
  ]);
});

it('one that is made once, after the account was closed, goes back, and nobody is told', async () => {
  const waiting = await play.startAndOpen();
  must(await leave(shop, waiting.client));
  shop.advance(MINUTE_MS);
  await comesBack(waiting);
  expect(await toldOf(waiting)).toEqual([]);
  expect((await waiting.client.call('noticeList')).code).toBe(errorCodes.SESSION_ENDED.code);
});
