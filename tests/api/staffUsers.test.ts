import { errorCodes, rules, type Session } from '@jiwu/contract';
import { DAY_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { registerPerson } from '../support/invite.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
let kefu: StaffClient;
let finance: StaffClient;
let buyer: ShopClient;
let phoneNumber: string;
let userId: string;
beforeAll(async () => {
  shop = await startTestShop();
  [kefu, finance] = [await signInStaff(shop, ['orders']), await signInStaff(shop, ['finance'])];
  buyer = createShopClient(shop, { roaming: true });
  ({ phoneNumber } = await buyer.register());
  userId = userIdOf(buyer);
});
beforeEach(() => shop.forgetRedis());
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

interface User {
  readonly id: string;
  readonly name: string;
  readonly phoneNumber: string | null;
  readonly state: string;
}
interface Page {
  readonly items: User[];
  readonly nextCursor: string | null;
}
const find = async (query: string, staff = kefu) => (await staff.call('staffUserList', { query })).data as Page;
const get = async (id = userId, staff = kefu) => await staff.call('staffUserGet', { params: { id } });
const reveal = (id: string, body: object, staff = kefu) =>
  staff.call('staffUserReveal', { params: { id }, body: { field: 'phoneNumber', reason: '核对本人', ...body } });
const judge = (name: 'staffUserBan' | 'staffUserUnban', id: string, headers = {}) =>
  kefu.call(name, { params: { id }, body: { reason: '盗刷' }, headers });
const logIn = (client: ShopClient, account: string, password: string) =>
  client.call('userLogin', { body: { account, password } });
const lastAudit = async (id: string) =>
  await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['action', 'before', 'after'])
    .where('target_kind', '=', 'user')
    .where('target_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

describe('finding users', () => {
  it('by tail, number, name, id and order, always masked', async () => {
    const { no } = await makeOrder(shop, buyer);
    const { user_name: userName } = await shop.services.db.read
      .selectFrom('users')
      .select('user_name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    for (const q of [phoneNumber.slice(-4), userName.toUpperCase(), userId, userId.toUpperCase(), no]) {
      const { items } = await find(`q=${q}`);
      const user = items.find(({ id }) => id === userId);
      expect(user, q).toMatchObject({
        phoneNumber: `${phoneNumber.slice(0, 3)}****${phoneNumber.slice(-4)}`,
        name: '集**',
      });
      expect(JSON.stringify(items)).not.toContain(phoneNumber);
    }
    for (const q of ['nobody_here', '2020010100000000', newId()]) expect((await find(`q=${q}`)).items).toEqual([]);
    expect((await find(`q=${userId}`, finance)).items).toHaveLength(1);
    // A whole number goes in the body: an address is kept in histories and logs.
    expect((await kefu.call('staffUserList', { query: `q=${phoneNumber}` })).status).toBe(400);
    const byPhone = (body: object) => kefu.call('staffUserByPhone', { body });
    const found = (await byPhone({ phoneNumber })).data as Page;
    expect(found.items.map(({ id }) => id)).toEqual([userId]);
    expect(JSON.stringify(found)).not.toContain(phoneNumber);
    expect((await byPhone({ phoneNumber: '13999999999' })).data).toEqual({ items: [], nextCursor: null });
    expect((await byPhone({ phoneNumber: '1' })).status).toBe(400);
  });

  it('newest first, over pages, flat by its indexes', async () => {
    await shop.owner.writeAlone(sql`
      insert into users (id, user_name, phone_number, name, invitation_code, created_at)
      select ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'many_' || n, '1390000' || lpad((n % 10000)::text, 4, '0'),
        '很多人', lpad(n::text, 6, '0'), now()
      from generate_series(1000, 1119) as n`);
    await shop.owner.writeAlone(sql`insert into consents select id, document, '1', now(), 'erased'
      from users, unnest(array['serviceTerms', 'privacyPolicy']) as document where user_name like 'many%'`);
    const ids: string[] = [];
    for (let cursor = ''; ;) {
      const page = await find(cursor === '' ? '' : `cursor=${cursor}`);
      ids.push(...page.items.map(({ id }) => id));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(ids.length).toBeGreaterThan(120);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(new Set(ids).size).toBe(ids.length);
    const { rows } = await shop.owner.transact(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return await sql<Record<string, string>>`explain select id from users
        where phone_number is not null and right(phone_number, 4) = '1007' order by id desc limit 51`.execute(tx);
    });
    expect(JSON.stringify(rows)).toContain('users_phone_tail');
  });
});

describe('one user', () => {
  it('is shown with what staff need, and nothing in full', async () => {
    await buyer.call('addressCreate', {
      body: {
        recipient: '林知夏',
        phoneNumber,
        divisionCode: '330106',
        detail: '文三路 478 号',
        label: null,
        isDefault: true,
      },
    });
    const { no } = await makeOrder(shop, buyer, { state: 'paid' });
    const reply = await get();
    expect(reply).toMatchObject({
      status: 200,
      data: { id: userId, state: 'active', balanceFen: expect.any(Number), ban: null, reveals: [], hasPassword: true },
    });
    const shown = JSON.stringify(reply.data);
    for (const secret of [phoneNumber, '林知夏', '文三路']) expect(shown).not.toContain(secret);
    const { orders, entries, addresses, sessions } = reply.data as {
      orders: { no: string }[];
      entries: { amountFen: number }[];
      addresses: string[];
      sessions: { address: string }[];
    };
    expect(orders[0]?.no).toBe(no);
    expect(entries[0]?.amountFen).toBeLessThan(0);
    expect(addresses).toEqual(expect.arrayContaining([expect.stringMatching(/^浙江省 杭州市 西湖区 \*+$/)]));
    expect(sessions[0]?.address).toMatch(/^10\.\d+\.\*\.\*$/);
    expect((await get(newId())).status).toBe(404);
    expect((await get(userId, finance)).status).toBe(200);
  });

  it('is hinted at when another account was used in the same browser', async () => {
    const other = createShopClient(shop);
    await other.register();
    const again = createShopClient(shop);
    const body = { account: phoneNumber, password: buyer.password };
    await again.call('userLogin', { body, headers: { anonymous: other.browserId } });
    const { risks } = (await get()).data as { risks: { sharedBrowsers: { userId: string; name: string }[] } };
    expect(risks.sharedBrowsers).toEqual([expect.objectContaining({ userId: userIdOf(other), name: '集**' })]);
  });
});

describe('what helps to help', () => {
  it('level, commission, coupons, after-sales, businesses and invitations, in a bounded number of statements', async () => {
    const inviter = createShopClient(shop, { roaming: true });
    await inviter.register();
    const inviterId = userIdOf(inviter);
    const { invitationCode } = (await get(inviterId)).data as { invitationCode: string };
    const { client: invited } = await registerPerson(shop, { invitationCode });
    await makeOrder(shop, invited, { state: 'completed' });
    const reply = await get(userIdOf(invited));
    const { rows } = await sql<{ spent: number }>`
      select sum(pay_fen)::int8 as spent from orders where user_id = ${userIdOf(invited)} and state = 'completed'`.execute(
      shop.services.db.read,
    );
    expect(reply.data).toMatchObject({
      spending: { fen: rows[0]?.spent, next: { level: expect.any(String), missingFen: expect.any(Number) } },
      commission: { payableFen: 0, comingFen: 0, orders: 0, owedFen: 0 },
      afterSales: 0,
      businesses: [],
      inviter: { userId: inviterId, name: '集**' },
      invited: { registered: 0 },
    });
    expect(Number(reply.headers.get('x-sql-statements'))).toBeLessThanOrEqual(10);
    expect((await get(inviterId)).data).toMatchObject({ invited: { registered: 1, completed: 1 }, inviter: null });
  });

  it('a message reaches the user, with its reason in the audit alone; finance sends none, and nobody to nobody', async () => {
    const body = { words: '您的包裹明天补发。', reason: '包裹丢失' };
    const tell = (id: string, staff = kefu, headers = {}) =>
      staff.call('staffUserTell', { params: { id }, body, headers });
    const headers = { 'Idempotency-Key': newId() };
    expect((await tell(userId, kefu, headers)).status).toBe(200);
    expect((await tell(userId, kefu, headers)).status, 'the same request').toBe(200);
    const { rows } = await sql<{ title: string; body: string }>`
      select title, body from notices where user_id = ${userId} and kind = 'staffMessage'`.execute(
      shop.services.db.read,
    );
    expect(rows).toEqual([{ title: '集物客服给您的消息', body: body.words }]);
    expect(await lastAudit(userId)).toEqual({ action: 'user.tell', before: null, after: body });
    expect((await tell(userId, finance)).status).toBe(404);
    expect((await tell(newId())).status).toBe(404);
    expect(
      (await kefu.call('staffUserTell', { params: { id: userId }, body: { words: ' ', reason: 'x' } })).status,
    ).toBe(400);
  });
});

describe('a reveal', () => {
  it('shows one field for a reason, and is written down without it', async () => {
    expect((await reveal(userId, {})).data).toMatchObject({ values: [phoneNumber], perDay: 30 });
    expect((await reveal(userId, { field: 'name' })).data).toMatchObject({
      values: [expect.stringMatching(/^集物用户/)],
    });
    const addresses = await reveal(userId, { field: 'address' });
    expect(JSON.stringify(addresses.data)).toContain('林知夏');
    expect(await lastAudit(userId)).toEqual({
      action: 'user.reveal',
      before: null,
      after: { field: 'address', reason: '核对本人' },
    });
    const { reveals } = (await get()).data as { reveals: object[] };
    expect(reveals[0]).toMatchObject({ by: '测试员工', field: 'address', reason: '核对本人' });
    expect((await reveal(userId, { reason: '' })).status).toBe(400);
    expect((await reveal(newId(), {})).status).toBe(404);
    expect((await reveal(userId, {}, finance)).status, 'finance sees none').toBe(404);
  });

  it('is given thirty times a day, also to many at once', async () => {
    const busy = await signInStaff(shop, ['orders']);
    const replies = await Promise.all(Array.from({ length: 33 }, () => reveal(userId, {}, busy)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(rules.staff.revealsPerDay);
    expect(replies.filter(({ code }) => code === errorCodes.STAFF_REVEAL_LIMIT.code)).toHaveLength(3);
    expect((await reveal(userId, {})).status, 'a colleague').toBe(200);
    shop.advance(DAY_MS);
    const tomorrow = await shop.services.db.read
      .selectFrom('audit_rows')
      .select('seq')
      .where('staff_id', '=', busy.staffId)
      .execute();
    expect(tomorrow.length).toBeGreaterThan(30);
    [kefu, finance] = [await signInStaff(shop, ['orders']), await signInStaff(shop, ['finance'])];
  });
});

describe('sessions and bans', () => {
  it('one session or all of them are ended', async () => {
    const client = createShopClient(shop, { roaming: true });
    const login = await client.register();
    const second = createShopClient(shop, { roaming: true });
    second.session = (await logIn(second, login.phoneNumber, login.password)).data as Session;
    const id = userIdOf(client);
    const { sessions } = (await get(id)).data as { sessions: { id: string }[] };
    expect(sessions).toHaveLength(2);
    const end = (body: object) =>
      kefu.call('staffUserSessionsEnd', { params: { id }, body: { reason: '用户要求', ...body } });
    expect((await end({ sessionId: newId() })).status).toBe(404);
    expect((await end({ sessionId: sessions[0]?.id })).data).toEqual({ ended: 1 });
    expect((await end({})).data).toEqual({ ended: 1 });
    for (const each of [client, second]) {
      expect((await each.call('userSelf', { headers: { token: each.session?.token ?? '' } })).status).toBe(403);
    }
  });

  it('a ban ends sessions, refuses the login with words of its own, and can be lifted', async () => {
    const client = createShopClient(shop, { roaming: true });
    const login = await client.register();
    const id = userIdOf(client);
    const headers = { 'Idempotency-Key': `ban-${id}` };
    expect((await judge('staffUserBan', id, headers)).status).toBe(200);
    expect((await judge('staffUserBan', id, headers)).status, 'the same request').toBe(200);
    expect((await judge('staffUserBan', id)).code).toBe(errorCodes.USER_BAN_CHANGED.code);
    expect((await client.call('userSelf')).status).toBe(403);
    const refreshed = await client.call('userRefresh', { body: { refreshToken: client.session?.refreshToken } });
    expect(refreshed.flag).toBe(false);
    const refused = await logIn(createShopClient(shop), login.phoneNumber, login.password);
    expect(refused).toMatchObject({ status: 422, code: errorCodes.USER_BANNED.code });
    const guess = await logIn(createShopClient(shop), login.phoneNumber, 'a guess');
    expect(guess.code, 'to a stranger it is as any account').toBe(errorCodes.LOGIN_REFUSED.code);
    expect((await get(id)).data).toMatchObject({ state: 'banned', ban: { reason: '盗刷', by: '测试员工' } });
    expect((await find('view=banned')).items.map((user) => user.id)).toEqual([id]);
    expect(await lastAudit(id)).toMatchObject({
      before: { state: 'active' },
      after: { state: 'banned', reason: '盗刷' },
    });
    expect((await judge('staffUserUnban', id)).status).toBe(200);
    expect((await judge('staffUserUnban', id)).code).toBe(errorCodes.USER_BAN_CHANGED.code);
    expect((await logIn(createShopClient(shop), login.phoneNumber, login.password)).status).toBe(200);
    expect((await find('view=banned')).items).toEqual([]);
    expect((await judge('staffUserBan', newId())).status).toBe(404);
  });
});
