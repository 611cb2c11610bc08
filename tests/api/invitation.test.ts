import { type Answer, type Contract, errorCodes, type NoticeNews } from '@jiwu/contract';
import { DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepExpired } from '../../apps/server/src/jobs/sweepExpired.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { countsOf, drawsOf, listOf, registerPerson, visitorOf } from '../support/invite.ts';
import { must } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';
import { watchEvents } from '../support/watchEvents.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const visited = async (client: ShopClient) => (await client.call('invitationVisited')).data;

async function inviterOf(client: ShopClient): Promise<string | null> {
  const { db } = shop.services;
  const row = await db.read
    .selectFrom('users')
    .select('inviter_id')
    .where('id', '=', userIdOf(client))
    .executeTakeFirst();
  return row?.inviter_id ?? null;
}

describe('opening a link', () => {
  it('says who invites, masked, and the browser remembers it until it is told to forget', async () => {
    const inviter = await registerPerson(shop);
    const guest = createShopClient(shop, { roaming: true });
    expect(await visited(guest)).toEqual({ code: null, inviter: null });
    const reply = await guest.call('invitationVisit', { body: { code: inviter.code.toLowerCase() } });
    expect(reply.data).toEqual({ inviter: '集**' });
    expect(await visited(guest)).toEqual({ code: inviter.code, inviter: '集**' });
    expect(await visited(createShopClient(shop, { roaming: true }))).toEqual({ code: null, inviter: null });
    must(await guest.call('invitationForget'));
    expect(await visited(guest)).toEqual({ code: null, inviter: null });
    must(await guest.call('invitationForget'));
  });

  it('has the same effect and answer when it is repeated', async () => {
    const inviter = await registerPerson(shop);
    const guest = createShopClient(shop, { roaming: true });
    const headers = { 'Idempotency-Key': newId() };
    const open = () => guest.call('invitationVisit', { body: { code: inviter.code }, headers });
    expect((await open()).data).toEqual((await open()).data);
  });

  it('knows nothing of a code that nobody has', async () => {
    const guest = createShopClient(shop, { roaming: true });
    const reply = await guest.call('invitationVisit', { body: { code: 'ZZZZZZ' } });
    expect(reply.code).toBe(errorCodes.INVITATION_OVER.code);
    expect((await guest.call('invitationVisit', { body: { code: 'ZZZ' } })).status).toBe(400);
    expect(await visited(guest)).toEqual({ code: null, inviter: null });
  });

  it('needs a browser id', async () => {
    const guest = createShopClient(shop, { roaming: true });
    const headers = { anonymous: '' };
    const replies = [
      await guest.call('invitationVisit', { body: { code: 'ZZZZZZ' }, headers }),
      await guest.call('invitationVisited', { headers }),
      await guest.call('invitationForget', { headers }),
    ];
    expect(replies.map(({ code }) => code)).toEqual(Array(3).fill(errorCodes.BROWSER_ID_MISSING.code));
  });
});

describe('registering', () => {
  it('by the link alone makes its owner the inviter, and uses the visit up', async () => {
    const inviter = await registerPerson(shop);
    const client = await visitorOf(shop, inviter.code);
    await registerPerson(shop, { client });
    expect(await inviterOf(client)).toBe(userIdOf(inviter.client));
    expect(await visited(client)).toEqual({ code: null, inviter: null });
    expect(await countsOf(inviter)).toEqual([1, 0, 0]);
  });

  it('takes the code that was typed before the link that was opened', async () => {
    const [byLink, byCode] = [await registerPerson(shop), await registerPerson(shop)];
    const client = await visitorOf(shop, byLink.code);
    await registerPerson(shop, { client, invitationCode: byCode.code });
    expect(await inviterOf(client)).toBe(userIdOf(byCode.client));
    expect([await countsOf(byLink), await countsOf(byCode)]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });

  it('without either has no inviter', async () => {
    const { client } = await registerPerson(shop);
    expect(await inviterOf(client)).toBeNull();
  });

  it('keeps the inviter for ever: the database refuses a change', async () => {
    const inviter = await registerPerson(shop);
    const { client } = await registerPerson(shop, { invitationCode: inviter.code });
    const { db } = shop.services;
    const change = db.transact((tx) =>
      tx.updateTable('users').set({ inviter_id: null }).where('id', '=', userIdOf(client)).execute(),
    );
    await expect(change).rejects.toThrow('an inviter stays');
  });
});

describe('the first completed order', () => {
  it('gives both one draw and tells the inviter; later orders give nothing', async () => {
    const inviter = await registerPerson(shop);
    const friend = await registerPerson(shop, { invitationCode: inviter.code });
    await makeOrder(shop, friend.client, { state: 'sent' });
    expect([await countsOf(inviter), await drawsOf(shop, inviter)]).toEqual([[1, 0, 0], []]);
    await makeOrder(shop, friend.client, { state: 'completed' });
    expect([await countsOf(inviter), await drawsOf(shop, inviter)]).toEqual([[1, 1, 1], ['inviter']]);
    expect(await drawsOf(shop, friend)).toEqual(['invited']);
    const { items } = must<Answer<Contract['noticeList']>>(await inviter.client.call('noticeList'));
    expect(items).toEqual([
      expect.objectContaining({
        group: 'membership',
        kind: 'invitationRewarded',
        body: expect.stringContaining('集**'),
      }),
    ]);
    await makeOrder(shop, friend.client, { state: 'completed' });
    expect([await drawsOf(shop, inviter), await drawsOf(shop, friend)]).toEqual([['inviter'], ['invited']]);
  });

  it('is one that something was paid for', async () => {
    const inviter = await registerPerson(shop);
    const friend = await registerPerson(shop, { invitationCode: inviter.code });
    const gift = { kind: 'noThreshold', thresholdFen: 0, offFen: 50_000 } as const;
    const { id } = must<{ id: string }>(
      await friend.client.call('couponClaim', { params: { id: await makeCoupon(shop, gift) }, body: {} }),
    );
    const free = await makeOrder(shop, friend.client, { coupon: { id }, state: 'completed' });
    expect(free.payFen).toBe(0);
    expect([await countsOf(inviter), await drawsOf(shop, friend)]).toEqual([[1, 0, 0], []]);
    await makeOrder(shop, friend.client, { state: 'completed' });
    expect([await countsOf(inviter), await drawsOf(shop, friend)]).toEqual([[1, 1, 1], ['invited']]);
  });

  it('of who came by themselves gives nobody anything', async () => {
    const alone = await registerPerson(shop);
    await makeOrder(shop, alone.client, { state: 'completed' });
    expect(await drawsOf(shop, alone)).toEqual([]);
  });
});

describe('my invitations', () => {
  it('are mine alone, with the link that the poster shows', async () => {
    const [inviter, stranger] = [await registerPerson(shop), await registerPerson(shop)];
    await registerPerson(shop, { invitationCode: inviter.code });
    const mine = must<Answer<Contract['invitationGet']>>(await inviter.client.call('invitationGet'));
    expect(mine.link).toBe(`${shop.services.config.SITE_ORIGIN}/register?i=${inviter.code}`);
    expect((await listOf(inviter)).items).toEqual([
      { name: '集**', registeredAt: expect.any(String), state: 'registered', reason: null },
    ]);
    expect((await listOf(stranger)).items).toEqual([]);
    expect(await countsOf(stranger)).toEqual([0, 0, 0]);
  });

  it('come newest first, over pages, each once', async () => {
    const inviter = await registerPerson(shop);
    const { db, clock } = shop.services;
    const moment = clock();
    for (let index = 0; index < 23; index += 1) {
      const { client } = await registerPerson(shop, { invitationCode: inviter.code });
      // The last three registered at the very same moment.
      const created = new Date(moment.getTime() + Math.min(index, 20) * 1000);
      await db.transact((tx) =>
        tx.updateTable('invitations').set({ created_at: created }).where('invited_id', '=', userIdOf(client)).execute(),
      );
    }
    const first = await listOf(inviter);
    const second = await listOf(inviter, `cursor=${first.nextCursor ?? ''}`);
    const times = [...first.items, ...second.items].map(({ registeredAt }) => registeredAt);
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([20, 3, null]);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times).size).toBe(21);
    expect((await inviter.client.call('invitationList', { query: 'cursor=notACursor' })).status).toBe(400);
  });
});

describe('time', () => {
  it('keeps the first visit for 30 days, then a newer one counts, and the sweep removes what is over', async () => {
    const other = await startTestShop();
    try {
      const [first, second] = [await registerPerson(other), await registerPerson(other)];
      const guest = await visitorOf(other, first.code);
      const open = (code: string) => guest.call('invitationVisit', { body: { code } });
      other.advance(29 * DAY_MS);
      must(await open(second.code));
      expect(await visited(guest)).toMatchObject({ code: first.code });
      other.advance(DAY_MS);
      expect(await visited(guest)).toEqual({ code: null, inviter: null });
      must(await open(second.code));
      expect(await visited(guest)).toMatchObject({ code: second.code });
      other.advance(31 * DAY_MS);
      const fresh = await visitorOf(other, first.code);
      await sweepExpired(other.services);
      const rows = await other.services.db.read.selectFrom('invitation_visits').select('browser_id').execute();
      expect(rows).toEqual([{ browser_id: fresh.browserId }]);
    } finally {
      await other.stop();
    }
  });
});

it('who invited hears of their reward at once', async () => {
  const inviter = await registerPerson(shop);
  const friend = await registerPerson(shop, { invitationCode: inviter.code });
  const order = await makeOrder(shop, friend.client, { state: 'sent' });
  const news = await watchEvents<NoticeNews>(`${shop.apiUrl}/api/notice/events`, inviter.client);
  expect(await news.next()).toMatchObject({ unreadCount: 0 });
  must(await friend.client.call('orderReceive', { params: { id: order.id }, body: {} }));
  expect(await news.next()).toMatchObject({ unreadCount: 1, newest: { kind: 'invitationRewarded' } });
  news.leave();
});
