import { type Answer, type Contract, errorCodes, type Operator } from '@jiwu/contract';
import { verifyDraw } from '@jiwu/draws';
import { DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revealDraws } from '../../apps/server/src/jobs/revealDraws.ts';
import { drawOnce } from '../../apps/server/src/modules/promotion/draws/index.ts';
import { earnIntegral } from '../../apps/server/src/modules/people/integral/index.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { independentRoll } from '../support/independentRoll.ts';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import {
  drawSecret,
  type Drawn,
  giveChances,
  makePeriod,
  pageOf,
  prize,
  tenIntegral,
  winAt,
} from '../support/makeDraws.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Mine = Answer<Contract['drawMine']>;
type Chances = Answer<Contract['drawChances']>;
type Periods = Answer<Contract['drawPeriods']>;

let shop: TestShop;

const pool = [
  prize({ kind: 'balance', name: '2 元余额', weight: 1000, stock: 2, amount: 200, valueFen: 200 }),
  prize({ kind: 'nothing', name: '谢谢参与', weight: 4000, valueFen: 0 }),
  tenIntegral(5000),
];

beforeAll(async () => {
  shop = await startTestShop();
  await makePeriod(shop, { prizes: pool });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const drawWith = (client: ShopClient, nonce: string, key = newId()) =>
  client.call('drawOnce', { body: { nonce }, headers: { 'Idempotency-Key': key } });
const newPlayer = async (chances: number): Promise<Buyer> => {
  const buyer = await makeBuyer(shop);
  await giveChances(shop, buyer.userId, chances);
  return buyer;
};
const leftOf = async (client: ShopClient) => (await pageOf(client)).mine?.left;

describe('what everyone sees', () => {
  it('is the pool, its odds and the promise, but not the secret', async () => {
    const page = await pageOf(createShopClient(shop));
    expect(page.mine).toBeNull();
    expect(page.period).toMatchObject({ number: 1, secret: null });
    expect(page.prizes.map(({ name, weight, from, to, stock }) => [name, weight, from, to, stock])).toEqual([
      ['2 元余额', 1000, 0, 999, 2],
      ['谢谢参与', 4000, 1000, 4999, null],
      ['10 积分', 5000, 5000, 9999, null],
    ]);
  });

  it('shows a user their own: what they have, and a nonce that stays', async () => {
    const { client } = await makeBuyer(shop, { integral: 300 });
    const first = (await pageOf(client)).mine;
    expect(first).toMatchObject({ left: 0, integral: 300 });
    must(await client.call('drawBuy', { body: {} }));
    expect((await pageOf(client)).mine).toEqual({
      left: 1,
      owed: 0,
      integral: 100,
      integralDebt: 0,
      nonce: first?.nonce,
    });
  });
});

describe('buying one', () => {
  it('counts what can be spent: not what is over, swept or not', async () => {
    const other = await startTestShop();
    try {
      const { client, userId } = await makeBuyer(other, { integral: 300 });
      other.advance(3 * 366 * DAY_MS);
      await makePeriod(other);
      const now = other.services.clock();
      const cause = { kind: 'testGift', id: newId() };
      await other.services.db.transact((tx) => earnIntegral(tx, { userId, amount: 250, cause, memo: '测试', now }));
      await signInAgain(other, client);
      expect((await pageOf(client)).mine).toMatchObject({ integral: 250 });
      expect(must(await client.call('drawBuy', { body: {} }))).toEqual({ left: 1, integral: 50 });
    } finally {
      await other.stop();
    }
  });

  it('costs 200 integral, once for a request, and is refused to who has less', async () => {
    const { client } = await makeBuyer(shop, { integral: 450 });
    const headers = { 'Idempotency-Key': newId() };
    const first = await client.call('drawBuy', { body: {}, headers });
    expect([first.data, (await client.call('drawBuy', { body: {}, headers })).data]).toEqual([
      { left: 1, integral: 250 },
      { left: 1, integral: 250 },
    ]);
    expect(must(await client.call('drawBuy', { body: {} }))).toEqual({ left: 2, integral: 50 });
    expect((await client.call('drawBuy', { body: {} })).code).toBe(errorCodes.INTEGRAL_SHORT.code);
    expect(await leftOf(client)).toBe(2);
    expect(must<Operator>(await client.call('userSelf'))).toMatchObject({ luckyDraws: 2, integral: 50 });
  });
});

describe('drawing', () => {
  it('uses one up and can be worked out again by others', async () => {
    const { client } = await newPlayer(2);
    const { nonce = '', left } = (await pageOf(client)).mine ?? {};
    expect(left).toBe(2);
    const drawn = must<Drawn>(await drawWith(client, nonce));
    expect(drawn).toMatchObject({ nonce, left: 1, periodNumber: 1, orderId: null });
    expect(drawn.roll).toBe(independentRoll(drawSecret.toString('hex'), drawn.number, nonce));
    const range = drawn.odds.find(({ from, to }) => from <= drawn.roll && drawn.roll <= to);
    expect([range?.position, range?.name]).toEqual([drawn.prize.position, drawn.prize.name]);
    const { items } = must<Mine>(await client.call('drawMine'));
    expect([items.map((one) => ({ ...one, left: 1 })), await leftOf(client)]).toEqual([[drawn], 1]);
  });

  it('gives the same answer to the same request, and uses one up', async () => {
    const { client } = await newPlayer(2);
    const { nonce = '' } = (await pageOf(client)).mine ?? {};
    const key = newId();
    const first = await drawWith(client, nonce, key);
    expect((await drawWith(client, nonce, key)).data).toEqual(first.data);
    expect(await leftOf(client)).toBe(1);
  });

  it('is refused without a draw left, and with a nonce that the user did not see last', async () => {
    const { client } = await newPlayer(1);
    const before = await pageOf(client);
    expect((await drawWith(client, 'anotherOne')).code).toBe(errorCodes.DRAW_NONCE_CHANGED.code);
    must(await client.call('drawNonce', { body: { nonce: 'myOwnChoice1' } }));
    expect((await drawWith(client, before.mine?.nonce ?? '')).code).toBe(errorCodes.DRAW_NONCE_CHANGED.code);
    expect([(await pageOf(client)).nextNumber, await leftOf(client)]).toEqual([before.nextNumber, 1]);
    expect(must<Drawn>(await drawWith(client, 'myOwnChoice1'))).toMatchObject({ nonce: 'myOwnChoice1', left: 0 });
    expect((await drawWith(client, 'myOwnChoice1')).code).toBe(errorCodes.DRAW_NONE_LEFT.code);
  });

  it('takes no nonce that could be read in two ways', async () => {
    const { client } = await newPlayer(1);
    for (const nonce of ['short', 'with:colon', 'x'.repeat(33), '汉字汉字汉字汉字', ''])
      expect((await client.call('drawNonce', { body: { nonce } })).status, nonce).toBe(400);
  });

  it('shows each user their own, newest first, page by page', async () => {
    const { client } = await newPlayer(23);
    const { nonce = '' } = (await pageOf(client)).mine ?? {};
    const numbers: number[] = [];
    for (let times = 0; times < 23; times += 1) numbers.unshift(must<Drawn>(await drawWith(client, nonce)).number);
    const first = must<Mine>(await client.call('drawMine'));
    const second = must<Mine>(await client.call('drawMine', { query: `cursor=${first.nextCursor ?? ''}` }));
    expect([...first.items, ...second.items].map(({ number }) => number)).toEqual(numbers);
    expect([first.items.length, second.nextCursor]).toEqual([20, null]);
    expect((await client.call('drawMine', { query: 'cursor=bm90LWEtY3Vyc29y' })).status).toBe(400);
  });

  it('says where each came from and what became of it', async () => {
    const { client } = await makeBuyer(shop);
    await winAt(shop, client, 2);
    await winAt(shop, client, 1);
    const { left, items } = must<Chances>(await client.call('drawChances'));
    expect([left, items.map(({ title, change }) => [title, change])]).toEqual([
      0,
      [
        ['用掉一次，没有中奖', -1],
        ['200 积分换得', 1],
        ['用掉一次，得 10 积分', -1],
        ['200 积分换得', 1],
      ],
    ]);
  });
});

it('a prize that has run out folds into the last, and the table shows it', async () => {
  const other = await startTestShop();
  try {
    await makePeriod(other, { prizes: pool });
    const { client } = await makeBuyer(other);
    const [first, second] = [await winAt(other, client, 0), await winAt(other, client, 0)];
    expect([first, second].map(({ prize: won }) => won.name)).toEqual(['2 元余额', '2 元余额']);
    const { prizes } = await pageOf(client);
    expect(prizes.map(({ from, to, left }) => [from, to, left])).toEqual([
      [null, null, 0],
      [0, 3999, null],
      [4000, 9999, null],
    ]);
    const third = await winAt(other, client, 2);
    expect(third.odds.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['谢谢参与', 0, 3999],
      ['10 积分', 4000, 9999],
    ]);
    // Those before keep the odds that they were drawn with.
    const { items } = must<Mine>(await client.call('drawMine'));
    expect(items.map(({ odds }) => odds.length)).toEqual([2, 3, 3]);
    expect(await other.broken()).toEqual([]);
  } finally {
    await other.stop();
  }
});

it('when the period is over its secret is shown, every draw verifies, and nobody draws in it any more', async () => {
  const other = await startTestShop();
  try {
    const { id, commitment } = await makePeriod(other);
    const { client, userId } = await makeBuyer(other);
    await giveChances(other, userId, 6);
    const { nonce = '' } = (await pageOf(client)).mine ?? {};
    for (let times = 0; times < 5; times += 1) must(await drawWith(client, nonce));
    await revealDraws(other.services);
    const periods = async () => must<Periods>(await client.call('drawPeriods')).items;
    expect((await periods()).map(({ secret }) => secret)).toEqual([null]);
    const { items } = must<Mine>(await client.call('drawMine'));

    other.advance(DAY_MS);
    await revealDraws(other.services);
    await revealDraws(other.services);
    const [period] = await periods();
    expect(period).toMatchObject({ id, commitment, secret: drawSecret.toString('hex') });
    for (const { number, roll, odds, prize: won, nonce: used } of items) {
      const draw = { number, nonce: used, roll, odds, position: won.position };
      expect((await verifyDraw({ secret: period?.secret ?? '', commitment, draw })).holds).toBe(true);
    }
    // A process whose clock is behind draws no more, either: the secret is known by now.
    const { db, config } = other.services;
    const late = db.transact((tx) => drawOnce(tx, { config, userId, nonce, now: new Date() }));
    await expect(late).rejects.toThrow('DRAW_CLOSED');
    expect(await other.broken()).toEqual([]);
  } finally {
    await other.stop();
  }
});

it('without a period there is nothing to draw in, and none is sold', async () => {
  const other = await startTestShop();
  try {
    const { client } = await makeBuyer(other, { integral: 200 });
    const page = await pageOf(client);
    expect([page.period, page.prizes, page.nextNumber]).toEqual([null, [], 1]);
    const replies = [await client.call('drawBuy', { body: {} }), await drawWith(client, page.mine?.nonce ?? '')];
    expect(replies.map(({ code }) => code)).toEqual([errorCodes.DRAW_CLOSED.code, errorCodes.DRAW_CLOSED.code]);
    await makePeriod(other, { startsInDays: 2 });
    expect((await pageOf(client)).period).toMatchObject({ number: 1 });
    expect((await drawWith(client, page.mine?.nonce ?? '')).code).toBe(errorCodes.DRAW_CLOSED.code);
  } finally {
    await other.stop();
  }
});
