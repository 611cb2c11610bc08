import type { OrderRow, Session } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastClickQuery } from '../../apps/server/src/modules/channels/effectOrders/index.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { endPick, makePick } from '../support/makePick.ts';
import {
  effectsOf,
  makeEarning,
  makePromoter,
  makeVisitor,
  newKey,
  type Promoter,
  refusalsOf,
  type Visitor,
  visitorIn,
} from '../support/promote.ts';
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

/** Lets the clicks of a browser lie some time back. */
const age = (spanMs: number) =>
  shop.services.db.writeAlone(
    sql`update effect_last_clicks set clicked_at = clicked_at - ${spanMs} * interval '1 millisecond'
      where clicked_at > now() - interval '1 minute'`,
  );
/** The same account signs in at another browser. */
async function signIn(account: { phoneNumber: string; password: string }, visitor: Visitor): Promise<void> {
  const body = { account: account.phoneNumber, password: account.password };
  visitor.client.session = must<Session>(await visitor.client.call('userLogin', { body }));
  must(await visitor.join());
}
async function registered(visitor: Visitor) {
  const account = await visitor.client.register();
  must(await visitor.join());
  return account;
}
const buy = (visitor: Visitor) => makeOrder(shop, visitor.client, { lines: [{ skuId, quantity: 1 }], state: 'paid' });

/** Who is credited, and from which place. */
type Credited = { readonly to: 'ann' | 'ben'; readonly place: string | null } | null;
const to = (name: 'ann' | 'ben', place: string | null = null): Credited => ({ to: name, place });

interface Row {
  readonly rule: string;
  /** Comes to a signed-in buyer. */
  readonly play: () => Promise<Visitor>;
  readonly credited: Credited;
}

const rows: readonly Row[] = [
  {
    rule: 'who clicks as a guest and registers there is brought by the link, with its place',
    credited: to('ann', 'wx'),
    async play() {
      const visitor = makeVisitor(shop);
      must(await visitor.click(ann, 'wx'));
      await visitor.register();
      return visitor;
    },
  },
  {
    rule: 'who clicks while signed in needs no joining',
    credited: to('ann', '公众号'),
    async play() {
      const visitor = makeVisitor(shop);
      await visitor.client.register();
      must(await visitor.click(ann, '公众号'));
      return visitor;
    },
  },
  {
    rule: 'nobody clicked: nobody is credited',
    credited: null,
    async play() {
      const visitor = makeVisitor(shop);
      await visitor.register();
      return visitor;
    },
  },
  {
    rule: 'the last click counts, not the first',
    credited: to('ben', 'xhs'),
    async play() {
      const visitor = makeVisitor(shop);
      must(await visitor.click(ann, 'wx'));
      await age(60_000);
      must(await visitor.click(ben, 'xhs'));
      await visitor.register();
      return visitor;
    },
  },
  {
    rule: 'of two browsers of one user the later click counts, whichever signed in last',
    credited: to('ben'),
    async play() {
      const [phone, desk] = [makeVisitor(shop), makeVisitor(shop)];
      must(await phone.click(ann));
      await age(3_600_000);
      must(await desk.click(ben));
      const account = await registered(desk);
      await signIn(account, phone);
      return phone;
    },
  },
  {
    rule: 'a browser that never signed in tells nothing of its user',
    credited: to('ann'),
    async play() {
      const [phone, desk] = [makeVisitor(shop), makeVisitor(shop)];
      must(await phone.click(ann));
      await age(3_600_000);
      must(await desk.click(ben));
      await registered(phone);
      return phone;
    },
  },
  {
    rule: 'storage cleared before signing in: the click is lost',
    credited: null,
    async play() {
      const visitor = makeVisitor(shop);
      must(await visitor.click(ann));
      visitor.key = newKey();
      await visitor.register();
      return visitor;
    },
  },
  {
    rule: 'storage cleared after signing in: the click is the user’s',
    credited: to('ann'),
    async play() {
      const visitor = makeVisitor(shop);
      must(await visitor.click(ann));
      await visitor.register();
      visitor.key = newKey();
      must(await visitor.join());
      return visitor;
    },
  },
  {
    rule: 'an equal browser id without the key is another browser',
    credited: null,
    async play() {
      const visitor = makeVisitor(shop);
      const twin = newKey();
      const headers = { anonymous: visitor.client.browserId };
      must(await createShopClient(shop).call('clickRecord', { body: { code: ann.code, key: twin }, headers }));
      await visitor.register();
      return visitor;
    },
  },
  {
    rule: 'the key alone, at another browser id, is another browser',
    credited: null,
    async play() {
      const [clicked, other] = [makeVisitor(shop), makeVisitor(shop)];
      must(await clicked.click(ann));
      other.key = clicked.key;
      await other.register();
      return other;
    },
  },
  {
    rule: 'a click of fifteen days less a minute counts',
    credited: to('ann'),
    async play() {
      const visitor = makeVisitor(shop);
      must(await visitor.click(ann));
      await age(15 * DAY_MS - 60_000);
      await visitor.register();
      return visitor;
    },
  },
  {
    rule: 'a click of fifteen days and a second does not',
    credited: null,
    async play() {
      const visitor = makeVisitor(shop);
      must(await visitor.click(ann));
      await age(15 * DAY_MS + 1000);
      await visitor.register();
      return visitor;
    },
  },
  {
    rule: 'it runs out for a signed-in user, too',
    credited: null,
    async play() {
      const visitor = makeVisitor(shop);
      must(await visitor.click(ann));
      await visitor.register();
      await age(15 * DAY_MS + 1000);
      return visitor;
    },
  },
  {
    rule: 'whoever signs in second at a browser does not get the click of the first',
    credited: null,
    async play() {
      const first = makeVisitor(shop);
      must(await first.click(ann));
      await first.register();
      const second = visitorIn(createShopClient(shop, { roaming: true }));
      second.key = first.key;
      const headers = { anonymous: first.client.browserId };
      await second.client.register();
      must(await second.client.call('clickJoin', { body: { key: first.key }, headers }));
      return second;
    },
  },
  {
    rule: 'a click as a guest after signing out counts once the user is back',
    credited: to('ben'),
    async play() {
      const visitor = makeVisitor(shop);
      const account = await registered(visitor);
      must(await visitor.click(ann));
      await age(60_000);
      visitor.client.session = null;
      must(await visitor.click(ben));
      await signIn(account, visitor);
      return visitor;
    },
  },
  {
    rule: 'an older click as a guest does not take the place of a newer one',
    credited: to('ben'),
    async play() {
      const visitor = makeVisitor(shop);
      const account = await registered(visitor);
      visitor.client.session = null;
      must(await visitor.click(ann));
      await age(60_000);
      const body = { account: account.phoneNumber, password: account.password };
      visitor.client.session = must<Session>(await visitor.client.call('userLogin', { body }));
      must(await visitor.click(ben));
      must(await visitor.join());
      return visitor;
    },
  },
  {
    rule: 'a code that nobody has changes nothing',
    credited: to('ann'),
    async play() {
      const visitor = makeVisitor(shop);
      must(await visitor.click(ann));
      must(await visitor.click({ code: 'ZZZZZZ' }));
      await visitor.register();
      return visitor;
    },
  },
];

describe('who is credited', () => {
  it.each(rows)('$rule', async ({ play, credited }) => {
    const order = await buy(await play());
    const [effect] = await effectsOf(shop, order.id);
    if (credited === null) {
      expect(effect).toBeUndefined();
      expect(await refusalsOf(shop, order.id)).toEqual([]);
      return;
    }
    expect(effect).toMatchObject({
      user_id: { ann, ben }[credited.to].userId,
      place: credited.place,
      state: 'pending',
      commission_fen: 1008,
    });
  });

  it('to the second: fifteen days count, and not a second more', async () => {
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
});
