import type { Session } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
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
});
