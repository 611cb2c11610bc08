import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendDueRefunds } from '../../apps/server/src/jobs/sendDueRefunds.ts';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { newPhone, type ShopClient } from '../support/createShopClient.ts';
import { closeAs, type Person, registerPerson } from '../support/invite.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { must } from '../support/makeBuyer.ts';
import { makePeriod, pageOf, prize } from '../support/makeDraws.ts';
import { type MadeOrder, makeOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

const CODE_MS = 61_000;
let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
beforeAll(async () => {
  shop = await startTestShop();
  play = playAfterSales(shop);
  await makePeriod(shop, { prizes: [prize({ kind: 'nothing', name: '谢谢参与', weight: 10_000, valueFen: 0 })] });
});
// Another code may be sent only after a minute.
beforeEach(() => shop.advance(CODE_MS));
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** Draws owed, integral owed. */
async function debtsOf(client: ShopClient): Promise<[number, number]> {
  const { debt } = must<Answer<Contract['integralGet']>>(await client.call('integralGet'));
  const { mine } = await pageOf(client);
  expect(mine?.integralDebt, 'the page of draws says the same').toBe(debt);
  return [mine?.owed ?? 0, debt];
}

/** Completed, for 240 yuan: one draw and 240 points. */
async function buy(client: ShopClient): Promise<MadeOrder> {
  const { skuId } = await play.newSku({ priceFen: 24_000 });
  return await makeOrder(shop, client, { state: 'completed', payWith: 'alipay', lines: [{ skuId, quantity: 1 }] });
}

async function sendBack(client: ShopClient, order: MadeOrder): Promise<void> {
  must(await play.decide('staffAfterSaleApprove', await makeAfterSale(shop, client, { order, kind: 'refundOnly' })));
  await sendDueRefunds(shop.services);
}

/** A person who used the draw and 200 of the integral of an order, and then returned all of it. */
async function makeDebtor(): Promise<Person> {
  const person = await registerPerson(shop);
  const { client } = person;
  const order = await buy(client);
  must(await client.call('drawBuy', { body: {} }));
  for (const { nonce = '' } of [(await pageOf(client)).mine ?? {}, (await pageOf(client)).mine ?? {}]) {
    must(await client.call('drawOnce', { body: { nonce } }));
  }
  await sendBack(client, order);
  expect(await debtsOf(client)).toEqual([1, 200]);
  return person;
}

async function moveTo({ client, password }: Person, phoneNumber: string): Promise<void> {
  shop.advance(CODE_MS);
  await client.call('userBandPhoneNumberCode', { query: `phoneNumber=${phoneNumber}` });
  const code = await client.readCode(phoneNumber);
  must(await client.call('userBindPhoneNumber', { body: { phoneNumber, code, password } }));
}

it('who closes an account and registers again owes what it owed, as often as they do so', async () => {
  let person = await makeDebtor();
  const { phoneNumber } = person;
  for (let times = 0; times < 2; times += 1) {
    await closeAs(shop, person);
    // A number gets few codes in an hour.
    shop.advance(60 * CODE_MS);
    person = await registerPerson(shop, { phoneNumber });
    expect(await debtsOf(person.client)).toEqual([1, 200]);
  }
  const { client } = person;
  await buy(client);
  expect(await debtsOf(client)).toEqual([0, 0]);
  expect(await play.integral(client)).toBe(40);
  const { nonce = '' } = (await pageOf(client)).mine ?? {};
  expect((await client.call('drawOnce', { body: { nonce } })).code).toBe(errorCodes.DRAW_NONE_LEFT.code);
  const { items } = must<Answer<Contract['drawChances']>>(await client.call('drawChances'));
  expect(items.map(({ title, change }) => [title, change])).toEqual([
    ['完成 ¥240.00 的订单', 1],
    ['此前注销的账号欠下的', -1],
  ]);
  // A paid debt stays paid.
  await closeAs(shop, person);
  shop.advance(CODE_MS);
  expect(await debtsOf((await registerPerson(shop, { phoneNumber })).client)).toEqual([0, 0]);
});

/** Closed, after it had moved from one number to another. */
async function closeMoved(): Promise<{ before: string; after: string }> {
  const debtor = await makeDebtor();
  const after = newPhone();
  await moveTo(debtor, after);
  await closeAs(shop, { ...debtor, phoneNumber: after });
  shop.advance(CODE_MS);
  return { before: debtor.phoneNumber, after };
}

it('a number that the account had before counts as well, and who comes first owes it', async () => {
  const { before, after } = await closeMoved();
  expect(await debtsOf((await registerPerson(shop, { phoneNumber: before })).client)).toEqual([1, 200]);
  expect(await debtsOf((await registerPerson(shop, { phoneNumber: after })).client)).toEqual([0, 0]);
});

it('of two who register at once with its numbers one owes it', async () => {
  const { before, after } = await closeMoved();
  const both = await Promise.all([before, after].map((phoneNumber) => registerPerson(shop, { phoneNumber })));
  const debts = await Promise.all(both.map(({ client }) => debtsOf(client)));
  expect([0, 1].map((at) => debts.reduce((sum, debt) => sum + (debt[at] ?? 0), 0))).toEqual([1, 200]);
});

it('what is taken back after the account was closed counts, too', async () => {
  const inviter = await registerPerson(shop);
  const friend = await registerPerson(shop, { invitationCode: inviter.code });
  const order = await buy(friend.client);
  const { nonce = '' } = (await pageOf(inviter.client)).mine ?? {};
  must(await inviter.client.call('drawOnce', { body: { nonce } }));
  await closeAs(shop, inviter);
  await sendBack(friend.client, order);
  shop.advance(CODE_MS);
  const { client } = await registerPerson(shop, { phoneNumber: inviter.phoneNumber });
  expect(await debtsOf(client)).toEqual([1, 0]);
});

it('an account that only moves keeps its debts to itself, and one that takes a number over gets none', async () => {
  const debtor = await makeDebtor();
  await moveTo(debtor, newPhone());
  shop.advance(CODE_MS);
  const stranger = await registerPerson(shop, { phoneNumber: debtor.phoneNumber });
  expect(await debtsOf(stranger.client)).toEqual([0, 0]);
  expect(await debtsOf(debtor.client)).toEqual([1, 200]);
  const other = await makeDebtor();
  await closeAs(shop, other);
  await moveTo(stranger, other.phoneNumber);
  expect(await debtsOf(stranger.client)).toEqual([0, 0]);
});

it('37 and 36 report debts that nobody had, of an account that is open, or twice', async () => {
  const debtor = await makeDebtor();
  await closeAs(shop, debtor);
  shop.advance(CODE_MS);
  const { client } = await registerPerson(shop, { phoneNumber: debtor.phoneNumber });
  const [formerId, userId] = [userIdOf(debtor.client), userIdOf(client)];
  const reported = async (statements: readonly Statement[], without?: Readonly<Record<string, string>>) => [
    ...new Set((await breakTables(shop, statements, without)).map(({ number }) => number)),
  ];
  expect(await reported([sql`delete from draw_carried where user_id = ${userId}`])).toEqual([37]);
  expect(await reported([sql`update draw_players set owed = 0 where user_id = ${userId}`])).toEqual([37]);
  expect(await reported([sql`update draw_carried set draws = 2 where user_id = ${userId}`])).toEqual([37]);
  const more = [
    sql`update draw_carried set draws = 2 where user_id = ${userId}`,
    sql`update draw_players set owed = 2 where user_id = ${userId}`,
  ];
  expect(await reported(more)).toEqual([37]);
  const debt = sql`cause_kind = 'formerAccount' and user_id = ${userId}`;
  expect(await reported([sql`update integral_debts set amount = 201 where ${debt}`])).toEqual([36]);
  expect(await reported([sql`update integral_debts set cause_id = ${userId} where ${debt}`])).toEqual([36]);
  const open = sql`update users set state = 'active' where id = ${formerId}`;
  expect(await reported([open], { users_check: 'users', users_check1: 'users' })).toEqual(
    expect.arrayContaining([36, 37]),
  );
});

it('who gets the number months later owes nothing: it may be a stranger’s by then', async () => {
  const debtor = await makeDebtor();
  await closeAs(shop, debtor);
  shop.advance(90 * DAY_MS);
  const { client } = await registerPerson(shop, { phoneNumber: debtor.phoneNumber });
  expect(await debtsOf(client)).toEqual([0, 0]);
});
