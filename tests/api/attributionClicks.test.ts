import type { OrderRow } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastClickQuery } from '../../apps/server/src/modules/channels/effectOrders/index.ts';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { endPick, makePick } from '../support/makePick.ts';
import { effectsOf, makeEarning, makePromoter, makeVisitor, type Promoter, visitorIn } from '../support/promote.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
let ann: Promoter;
let ben: Promoter;
let skuId: string;
beforeAll(async () => {
  shop = await startTestShop();
  [ann, ben] = [await makePromoter(shop), await makePromoter(shop)];
  ({ skuId } = await makeEarning(shop, { pieces: 500 }));
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

describe('lines of one order', () => {
  it('go to the celebrity of their pick, the others to the last click; an ended pick is one of the others', async () => {
    const [first, second, third] = [await makeEarning(shop), await makeEarning(shop), await makeEarning(shop)];
    const celebrity = await makePromoter(shop);
    const pick = await makePick(shop, { userId: celebrity.userId, productId: first.id, name: '小满' });
    const ended = await makePick(shop, { userId: celebrity.userId, productId: second.id });
    await endPick(shop, ended);
    const visitor = makeVisitor(shop);
    must(await visitor.click(ann, 'wx'));
    await visitor.register();
    const lines = [
      { skuId: first.skuId, quantity: 1, sourceId: pick },
      { skuId: first.skuId, quantity: 1 },
      { skuId: second.skuId, quantity: 1, sourceId: ended },
      { skuId: third.skuId, quantity: 1 },
    ];
    const order = await makeOrder(shop, visitor.client, { lines, state: 'paid' });
    expect((await effectsOf(shop, order.id)).map((effect) => [effect.user_id, effect.place])).toEqual([
      [celebrity.userId, 'pick'],
      [ann.userId, 'wx'],
      [ann.userId, 'wx'],
      [ann.userId, 'wx'],
    ]);
  });

  it('without a rate earn nothing, and the rate is that of the payment', async () => {
    const [rated, unrated] = [await makeEarning(shop, { rateBp: 500 }), await makeEarning(shop, { rateBp: 0 })];
    const visitor = makeVisitor(shop);
    await visitor.client.register();
    must(await visitor.click(ann));
    const lines = [rated, unrated].map((one) => ({ skuId: one.skuId, quantity: 1 }));
    const order = await makeOrder(shop, visitor.client, { lines, state: 'paid' });
    expect(await effectsOf(shop, order.id)).toMatchObject([{ commission_fen: 840 }]);
    await shop.services.db.writeAlone(sql`update products set commission_bp = 900 where id = ${rated.id}`);
    expect(await effectsOf(shop, order.id)).toMatchObject([{ commission_fen: 840 }]);
  });
});

describe('a click', () => {
  const statements = (reply: { headers: Headers }) => Number(reply.headers.get('x-sql-statements'));

  it('costs one statement, for guests and users; the order that it brings costs as many as any other', async () => {
    const visitor = makeVisitor(shop);
    expect(statements(await visitor.click(ann, 'wx'))).toBe(1);
    await visitor.register();
    expect(statements(await visitor.click(ann, 'wx'))).toBe(1);
    expect(statements(await visitor.click({ code: 'ZZZZZZ' }))).toBe(1);
    const costs = async (buyer: Buyer) => {
      const draft = { lines: [{ skuId, quantity: 1 }] };
      const made = await buyer.orderAt((await buyer.quote(draft)).key, draft);
      return [statements(made), statements(await buyer.payByBalance(must<OrderRow>(made).id))];
    };
    const [plain, brought] = [
      await makeBuyer(shop, { balanceFen: 50_000 }),
      await makeBuyer(shop, { balanceFen: 50_000 }),
    ];
    must(await visitorIn(brought.client).click(ann));
    const [[made, paid], [alsoMade]] = [await costs(plain), await costs(brought)];
    expect([made, paid]).toEqual([9, 11]);
    expect(alsoMade).toBe(made);
  });

  it('is counted once for a browser, a place and a day, and never for oneself', async () => {
    const promoter = await makePromoter(shop);
    const visitor = makeVisitor(shop);
    for (const place of ['wx', 'wx', 'xhs', null, null, 'pick']) must(await visitor.click(promoter, place));
    must(await makeVisitor(shop).click(promoter, 'wx'));
    must(await visitorIn(promoter.client).click(promoter, 'wx'));
    const { rows: counted } = await sql`
      select place, count(*)::int as clicks from effect_clicks where promoter_id = ${promoter.userId}
      group by place order by place nulls last`.execute(shop.services.db.read);
    expect(counted).toEqual([
      { place: 'wx', clicks: 2 },
      { place: 'xhs', clicks: 1 },
      { place: null, clicks: 1 },
    ]);
  });

  it('of a guest is an invitation for thirty days, the first one; of a user it is none', async () => {
    const guest = makeVisitor(shop);
    must(await guest.click(ann));
    must(await guest.click(ben));
    const visited = await guest.client.call('invitationVisited');
    expect(visited.data).toMatchObject({ code: ann.code });
    await guest.register();
    const { rows: brought } = await sql`
      select inviter_id from users where id = ${userIdOf(guest.client)}`.execute(shop.services.db.read);
    expect(brought).toEqual([{ inviter_id: ann.userId }]);
    const user = makeVisitor(shop);
    await user.client.register();
    must(await user.click(ben));
    expect((await user.client.call('invitationVisited')).data).toMatchObject({ code: null });
  });

  it('is refused when it is malformed, and joining needs an account', async () => {
    const { client, key } = makeVisitor(shop);
    for (const body of [
      { code: 'x', key },
      { code: ann.code },
      { code: ann.code, key: 'short' },
      { code: ann.code, key, place: 'a b' },
      { code: ann.code, key, place: 'x'.repeat(17) },
      { code: ann.code, key, userId: ann.userId },
      { code: [ann.code], key },
    ]) {
      expect((await client.call('clickRecord', { body })).status).toBe(400);
    }
    const nameless = { code: ann.code, key };
    expect((await client.call('clickRecord', { body: nameless, headers: { anonymous: '' } })).status).toBe(400);
    expect((await client.call('clickJoin', { body: { key } })).status).toBe(401);
  });

  it('counts to the second: fifteen days count, and not a second more', async () => {
    const visitor = makeVisitor(shop);
    await visitor.client.register();
    must(await visitor.click(ann));
    const userId = userIdOf(visitor.client);
    const { db } = shop.services;
    const clicks = await sql<{ at: Date }>`
      select clicked_at as at from effect_last_clicks where user_id = ${userId}`.execute(db.read);
    const at = clicks.rows[0]?.at ?? new Date(0);
    const found = async (spanMs: number) => {
      const now = new Date(at.getTime() + spanMs);
      return (await sql`${lastClickQuery({ userId, now })}`.execute(db.read)).rows.length;
    };
    expect([await found(15 * DAY_MS), await found(15 * DAY_MS + 1000)]).toEqual([1, 0]);
  });
});
