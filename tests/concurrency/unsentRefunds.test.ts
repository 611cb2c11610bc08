import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { seeRequest } from '../support/approveRequest.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import type { Reply, ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { type MadeOrder, makeOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { freshCode, signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const APPROVERS = 20;
const ROUNDS = 6;
const PRICE = 260_000;

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
let buyer: ShopClient;
let staff: StaffClient;
let approvers: StaffClient[];
beforeAll(async () => {
  shop = await startTestShop();
  play = playAfterSales(shop);
  [buyer, staff] = await Promise.all([play.newBuyer(), signInStaff(shop, ['orders'])]);
  approvers = await Promise.all(Array.from({ length: APPROVERS }, () => signInStaff(shop, ['finance'])));
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  expect(await countDeadlocks(shop)).toBe(0);
});
afterAll(() => shop.stop());

const refund = (no: string) =>
  staff.call('staffOrderRefund', { params: { no }, body: { totalFen: PRICE, reason: '买家来电不要了' } });

async function asked(): Promise<{ order: MadeOrder; request: { id: string; hash: string } }> {
  const { skuId } = await play.newSku({ priceFen: PRICE, pieces: 2 });
  const order = await makeOrder(shop, buyer, { state: 'paid', lines: [{ skuId, quantity: 1 }] });
  const { approval } = must<Answer<Contract['staffOrderRefund']>>(await refund(order.no));
  return { order, request: await seeRequest(approvers[0]!, approval?.id ?? '') };
}

/** Everyone has a code of their own, all of the same half minute. */
function press(some: readonly StaffClient[], { id, hash }: { id: string; hash: string }): Promise<Reply>[] {
  shop.advance(30_000);
  return some.map((member) => {
    const code = freshCode({ ...shop, advance: () => {} }, member);
    return member.call('staffApprovalApprove', { params: { id }, body: { hash, code } });
  });
}

const gainOf = async (work: () => Promise<void>): Promise<number> => {
  const before = (await play.wallet(buyer)).availableFen;
  await work();
  return (await play.wallet(buyer)).availableFen - before;
};

it('the same refund asked for by 20 at once is one request', async () => {
  const { skuId } = await play.newSku({ priceFen: PRICE, pieces: 2 });
  const order = await makeOrder(shop, buyer, { state: 'paid', lines: [{ skuId, quantity: 1 }] });
  const replies = await Promise.all(Array.from({ length: 20 }, () => refund(order.no)));
  expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
  expect(new Set(replies.filter(({ flag }) => !flag).map(({ code }) => code))).toEqual(
    new Set([errorCodes.APPROVAL_WAITS.code]),
  );
});

it('20 approve at once: it goes back once', async () => {
  const { order, request } = await asked();
  const gained = await gainOf(async () => {
    const replies = await Promise.all(press(approvers, request));
    expect(replies.filter(({ flag }) => flag).map(({ data }) => data)).toEqual([{ state: 'executed' }]);
    expect(new Set(replies.filter(({ flag }) => !flag).map(({ code }) => code))).toEqual(
      new Set([errorCodes.APPROVAL_OVER.code]),
    );
  });
  expect(gained).toBe(PRICE);
  expect((await play.order(order)).state).toBe('closed');
});

it('approvals, a dispatch and the buyer’s own refund meet: the money goes back at most once, the goods leave or stay', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { order, request } = await asked();
    const dispatch = () =>
      staff.call('staffOrderDispatch', {
        params: { no: order.no },
        body: { carrier: 'sf', trackingNo: `SF90000000${String(round).padStart(3, '0')}` },
      });
    const rivals = [dispatch, () => play.apply(buyer, order, { totalFen: PRICE, reason: 'other' })];
    const gained = await gainOf(async () => {
      const pressed = press(approvers.slice(0, 4), request);
      await Promise.all([...pressed, rivals[round % 2]!()]);
    });
    const { state } = await play.order(order);
    expect(gained).toBe(state === 'closed' ? PRICE : 0);
    expect(['closed', 'awaitingReceipt']).toContain(state);
    const ended = must<{ state: string }>(await approvers[0]!.call('staffApprovalGet', { params: { id: request.id } }));
    // Nothing is left to decide, and what was executed is what closed the order.
    expect(ended.state === 'executed' ? [state] : ['closed', 'awaitingReceipt']).toContain(state);
    expect(['executed', 'changed']).toContain(ended.state);
  }
});
