import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopClient } from '../support/createShopClient.ts';
import { countsOf, listOf, registerPerson } from '../support/invite.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { must } from '../support/makeBuyer.ts';
import { giveChances, makePeriod, pageOf } from '../support/makeDraws.ts';
import { type MadeOrder, makeOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
beforeAll(async () => {
  shop = await startTestShop();
  play = playAfterSales(shop);
  await makePeriod(shop);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const mineOf = async (client: ShopClient) => {
  const { left, owed } = (await pageOf(client)).mine ?? {};
  return { left, owed };
};
const chancesOf = async (client: ShopClient) => must<Answer<Contract['drawChances']>>(await client.call('drawChances'));
const titlesOf = async (client: ShopClient) =>
  (await chancesOf(client)).items.map(({ title, change }) => [title, change]);
const draw = async (client: ShopClient) => {
  const { nonce = '' } = (await pageOf(client)).mine ?? {};
  return await client.call('drawOnce', { body: { nonce } });
};

/** Completed, of so many pieces at 60 yuan each. */
async function complete(client: ShopClient, quantity = 2): Promise<MadeOrder> {
  const { skuId } = await play.newSku({ priceFen: 6000 });
  return await makeOrder(shop, client, { state: 'completed', lines: [{ skuId, quantity }] });
}

async function refund(client: ShopClient, order: MadeOrder, pieces: number): Promise<void> {
  const lines = [{ lineId: order.lines[0]?.id ?? '', pieces }];
  must(
    await play.decide('staffAfterSaleApprove', await makeAfterSale(shop, client, { order, kind: 'refundOnly', lines })),
  );
}

describe('the draw of an order that is refunded', () => {
  it('goes when less than 99 yuan stay paid, and not before', async () => {
    const client = await play.newBuyer();
    const order = await complete(client, 3);
    await refund(client, order, 1);
    expect(await mineOf(client)).toEqual({ left: 1, owed: 0 });
    await refund(client, order, 1);
    expect(await mineOf(client)).toEqual({ left: 0, owed: 0 });
    await refund(client, order, 1);
    expect(await mineOf(client)).toEqual({ left: 0, owed: 0 });
    expect(await titlesOf(client)).toEqual([
      ['已退款，收回一次（完成 ¥180.00 的订单）', -1],
      ['完成 ¥180.00 的订单', 1],
    ]);
    expect((await draw(client)).code).toBe(errorCodes.DRAW_NONE_LEFT.code);
  });

  it('is owed when it was used, and what is granted next pays for it: buying, drawing and returning gains nothing', async () => {
    const client = await play.newBuyer();
    for (let times = 0; times < 2; times += 1) {
      const order = await complete(client);
      // The second time there is none to draw with.
      expect((await draw(client)).status).toBe(times === 0 ? 200 : 422);
      await refund(client, order, 2);
      expect(await mineOf(client)).toEqual({ left: 0, owed: 1 });
    }
    await complete(client);
    expect(await mineOf(client)).toEqual({ left: 0, owed: 0 });
    await complete(client);
    expect(await mineOf(client)).toEqual({ left: 1, owed: 0 });
    const { left, owed, items } = await chancesOf(client);
    expect(items.reduce((sum, { change }) => sum + change, 0)).toBe(left - owed);
  });

  it('is taken from whatever is left: draws are all alike', async () => {
    const client = await play.newBuyer();
    const order = await complete(client);
    must(await draw(client));
    await giveChances(shop, userIdOf(client), 1);
    await refund(client, order, 2);
    expect(await mineOf(client)).toEqual({ left: 0, owed: 0 });
  });

  it('keeps integral from paying for what is owed: one is told, and nothing is spent', async () => {
    const client = await play.newBuyer();
    const order = await complete(client);
    must(await draw(client));
    await refund(client, order, 2);
    await play.giveIntegral(client, 200);
    const before = await play.integral(client);
    expect((await client.call('drawBuy', { body: {} })).code).toBe(errorCodes.DRAW_OWED.code);
    expect(await play.integral(client)).toBe(before);
    expect(await chancesOf(client)).toMatchObject({ left: 0, owed: 1 });
  });
});

describe('before a refund is asked for', () => {
  const foreseen = async (client: ShopClient, order: MadeOrder, pieces: number) => {
    const lines = [{ lineId: order.lines[0]?.id ?? '', pieces }];
    const { drawsBack, drawsOwed } = must<Answer<Contract['afterSalePreview']>>(
      await play.preview(client, order, { lines }),
    );
    return { drawsBack, drawsOwed };
  };

  it('one is told of the draw that goes, and that it is owed when it was used', async () => {
    const client = await play.newBuyer();
    const order = await complete(client, 3);
    expect(await foreseen(client, order, 1)).toEqual({ drawsBack: 0, drawsOwed: 0 });
    expect(await foreseen(client, order, 2)).toEqual({ drawsBack: 1, drawsOwed: 0 });
    must(await draw(client));
    expect(await foreseen(client, order, 2)).toEqual({ drawsBack: 1, drawsOwed: 1 });
    await refund(client, order, 2);
    expect(await mineOf(client)).toEqual({ left: 0, owed: 1 });
    expect(await foreseen(client, order, 1), 'once').toEqual({ drawsBack: 0, drawsOwed: 0 });
  });

  it('requests that are open count as granted', async () => {
    const client = await play.newBuyer();
    const order = await complete(client, 3);
    const lines = [{ lineId: order.lines[0]?.id ?? '', pieces: 1 }];
    await makeAfterSale(shop, client, { order, kind: 'refundOnly', lines });
    expect(await foreseen(client, order, 1)).toEqual({ drawsBack: 1, drawsOwed: 0 });
  });

  it('nothing goes that was not given: the order is small, or not completed', async () => {
    const client = await play.newBuyer();
    expect(await foreseen(client, await complete(client, 1), 1)).toEqual({ drawsBack: 0, drawsOwed: 0 });
    const { skuId } = await play.newSku({ priceFen: 60_000 });
    const sent = await makeOrder(shop, client, { state: 'sent', lines: [{ skuId, quantity: 1 }] });
    expect(await foreseen(client, sent, 1)).toEqual({ drawsBack: 0, drawsOwed: 0 });
  });

  it('the draw of an invitation goes with the last piece of the first order', async () => {
    const inviter = await registerPerson(shop);
    const { client } = await registerPerson(shop, { invitationCode: inviter.code });
    const order = await complete(client, 4);
    must(await draw(client));
    expect(await foreseen(client, order, 3)).toEqual({ drawsBack: 1, drawsOwed: 0 });
    expect(await foreseen(client, order, 4)).toEqual({ drawsBack: 2, drawsOwed: 1 });
  });
});

it('the request goes on telling of the draw that the buyer was shown, before and after it is granted', async () => {
  const client = await play.newBuyer();
  const order = await complete(client, 3);
  const asked = await makeAfterSale(shop, client, {
    order,
    kind: 'refundOnly',
    lines: [{ lineId: order.lines[0]?.id ?? '', pieces: 2 }],
  });
  const told = async (id: string) => {
    const answer = await client.call('afterSaleGet', { params: { id } });
    const { state, drawsBack, drawsOwed } = must<Answer<Contract['afterSaleGet']>>(answer);
    return { state, drawsBack, drawsOwed };
  };
  expect(await told(asked.id)).toEqual({ state: 'applied', drawsBack: 1, drawsOwed: 0 });
  must(await draw(client));
  expect(await told(asked.id)).toEqual({ state: 'applied', drawsBack: 1, drawsOwed: 1 });
  must(await play.decide('staffAfterSaleApprove', asked));
  expect(await told(asked.id)).toEqual({ state: 'refunded', drawsBack: 1, drawsOwed: 0 });

  // The last piece takes none: the draw is gone. What is withdrawn takes none either.
  const lines = [{ lineId: order.lines[0]?.id ?? '', pieces: 1 }];
  const last = await makeAfterSale(shop, client, { order, kind: 'refundOnly', lines });
  must(await client.call('afterSaleCancel', { params: { id: last.id }, body: {} }));
  expect(await told(last.id)).toEqual({ state: 'cancelled', drawsBack: 0, drawsOwed: 0 });
  await refund(client, order, 1);
  expect(await told(asked.id)).toEqual({ state: 'refunded', drawsBack: 1, drawsOwed: 0 });
});

describe('an invitation whose first order is refunded', () => {
  it('keeps its rewards while a piece stays, and then loses both for ever', async () => {
    const inviter = await registerPerson(shop);
    const friend = await registerPerson(shop, { invitationCode: inviter.code });
    const order = await complete(friend.client, 4);
    must(await draw(inviter.client));
    expect(await mineOf(friend.client)).toEqual({ left: 2, owed: 0 });
    await refund(friend.client, order, 1);
    expect((await listOf(inviter)).items).toMatchObject([{ state: 'rewarded', reason: null }]);
    await refund(friend.client, order, 3);
    expect(await mineOf(friend.client)).toEqual({ left: 0, owed: 0 });
    expect(await mineOf(inviter.client)).toEqual({ left: 0, owed: 1 });
    expect((await listOf(inviter)).items).toMatchObject([{ state: 'revoked', reason: '不再符合奖励条件' }]);
    expect(await countsOf(inviter)).toEqual([1, 1, 0]);
    await complete(friend.client);
    expect(await mineOf(friend.client)).toEqual({ left: 1, owed: 0 });
    expect(await mineOf(inviter.client)).toEqual({ left: 0, owed: 1 });
  });

  it('does not care for orders after the first', async () => {
    const inviter = await registerPerson(shop);
    const friend = await registerPerson(shop, { invitationCode: inviter.code });
    await complete(friend.client);
    await refund(friend.client, await complete(friend.client), 2);
    expect(await mineOf(inviter.client)).toEqual({ left: 1, owed: 0 });
    expect(await mineOf(friend.client)).toEqual({ left: 2, owed: 0 });
  });
});
