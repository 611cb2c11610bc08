import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Session } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { sweepExpired } from '../../apps/server/src/jobs/sweepExpired.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const refresh = (client: ShopClient, refreshToken: string, headers: Record<string, string> = {}) =>
  client.call('userRefresh', { body: { refreshToken }, headers });

async function registered(): Promise<{ client: ShopClient; session: Session }> {
  const client = createShopClient(shop);
  await client.register();
  return { client, session: client.session as Session };
}

it('fifty refreshes at once rotate once, and all fifty callers get the same successor', async () => {
  const { client, session } = await registered();
  const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(client, session.refreshToken)));
  expect(replies.map((reply) => reply.status)).toEqual(Array(50).fill(200));
  const successors = new Set(replies.map((reply) => (reply.data as Session).refreshToken));
  expect(successors.size).toBe(1);
  const { count } = await shop.services.db.read
    .selectFrom('refresh_tokens')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(2);
});

it('a refresh token used again after its successor was used ends the family at once', async () => {
  const { client, session } = await registered();
  const second = (await refresh(client, session.refreshToken)).data as Session;
  const third = (await refresh(client, second.refreshToken)).data as Session;
  client.session = { ...session, token: third.token };
  expect((await client.call('userSelf')).status).toBe(200);
  expect((await refresh(client, session.refreshToken)).status).toBe(403);
  expect((await client.call('userSelf')).status).toBe(403);
  expect((await refresh(client, third.refreshToken)).status).toBe(403);
});

it('a refresh token used again ten seconds later ends the family', async () => {
  const { client, session } = await registered();
  expect((await refresh(client, session.refreshToken)).status).toBe(200);
  shop.advance(10_001);
  expect((await refresh(client, session.refreshToken)).status).toBe(403);
});

it('a refresh token used again from another browser ends the family, even at once', async () => {
  const { client, session } = await registered();
  const fresh = (await refresh(client, session.refreshToken)).data as Session;
  expect((await refresh(client, session.refreshToken, { anonymous: 'another-browser-id' })).status).toBe(403);
  expect((await refresh(client, fresh.refreshToken)).status).toBe(403);
});

it('unknown, malformed and expired refresh tokens are refused without ending anything', async () => {
  const { client, session } = await registered();
  expect((await refresh(client, 'A'.repeat(64))).status).toBe(401);
  expect((await refresh(client, 'tooShort1')).status).toBe(401);
  expect((await refresh(client, '不是令牌')).status).toBe(400);
  const { client: idle, session: old } = await registered();
  shop.advance(31 * DAY_MS);
  expect((await refresh(idle, old.refreshToken)).status).toBe(401);
  expect(session.refreshToken).not.toBe(old.refreshToken);
});

it('an access token is worth nothing after logout, after ten minutes, or with another signature', async () => {
  const { client, session } = await registered();
  expect((await client.call('userLogout')).status).toBe(200);
  expect((await client.call('userSelf')).status).toBe(403);
  expect((await refresh(client, session.refreshToken)).status).toBe(403);

  const { client: slow } = await registered();
  shop.advance(10 * 60 * 1000 + 1000);
  expect((await slow.call('userSelf')).status).toBe(401);

  const { client: forger, session: real } = await registered();
  forger.session = { ...real, token: `${real.token.slice(0, -6)}AAAAAA` };
  expect((await forger.call('userSelf')).status).toBe(401);
});

it('knows an ended session from PostgreSQL when Redis has forgotten it', async () => {
  const { client } = await registered();
  await client.call('userLogout');
  await shop.forgetRedis();
  expect((await client.call('userSelf')).status).toBe(403);
});

it('lists the devices, ends one, ends all others', async () => {
  const first = createShopClient(shop);
  const { phoneNumber, password } = await first.register();
  const others = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const client = createShopClient(shop);
      client.session = (await client.call('userLogin', { body: { account: phoneNumber, password } })).data as Session;
      return client;
    }),
  );
  const list = (await first.call('userSessions')).data as { items: { id: string; current: boolean }[] };
  expect(list.items).toHaveLength(4);
  expect(list.items.filter((item) => item.current)).toHaveLength(1);
  const victim = list.items.find((item) => !item.current);
  expect((await first.call('userSessionEnd', { params: { id: victim?.id ?? '' } })).status).toBe(200);
  expect((await first.call('userSessionEnd', { params: { id: victim?.id ?? '' } })).status, 'again').toBe(404);
  expect((await first.call('userSessionEndOthers')).data).toEqual({ ended: 2 });
  for (const other of others) expect((await other.call('userSelf')).status).toBe(403);
  expect((await first.call('userSelf')).status).toBe(200);
});

it('twenty parallel ends and refreshes of one session leave no unused token behind', async () => {
  const { client, session } = await registered();
  const replies = await Promise.all([
    ...Array.from({ length: 10 }, () => refresh(client, session.refreshToken)),
    ...Array.from({ length: 10 }, () => client.call('userLogout')),
  ]);
  expect(replies.filter(({ status }) => status !== 200 && status !== 403)).toEqual([]);
  expect((await client.call('userSelf')).status).toBe(403);
  expect(await shop.broken()).toEqual([]);
});

it('a reset wins over whoever knows the old password, however the two meet', async () => {
  for (let round = 0; round < 5; round += 1) {
    const thief = createShopClient(shop);
    const { phoneNumber, password } = await thief.register();
    const owner = createShopClient(shop);
    shop.advance(61_000);
    await owner.call('userResetCode', { query: `phoneNumber=${phoneNumber}` });
    const code = await owner.readCode(phoneNumber);
    const [reset] = await Promise.all([
      owner.call('userReset', { body: { phoneNumber, code, password: 'the owner chose this' } }),
      thief.call('userPassword', { body: { oldPassword: password, password: 'the thief chose this' } }),
      ...Array.from({ length: 4 }, () =>
        createShopClient(shop).call('userLogin', { body: { account: phoneNumber, password } }),
      ),
    ]);
    expect(reset.status).toBe(200);
    // Whatever came before the reset is ended by it, and nothing that was proved before it comes after.
    const entry = await owner.call('userLogin', { body: { account: phoneNumber, password: 'the owner chose this' } });
    expect(entry.status).toBe(200);
    owner.session = entry.data as Session;
    expect(((await owner.call('userSessions')).data as { items: unknown[] }).items).toHaveLength(1);
  }
});

it('idle sessions end after thirty days without leaving an unused token, and old ones are forgotten', async () => {
  const { client } = await registered();
  shop.advance(31 * DAY_MS);
  await sweepExpired(shop.services);
  expect((await client.call('userSelf')).status).toBe(401);
  expect(await shop.broken()).toEqual([]);
  shop.advance(91 * DAY_MS);
  await sweepExpired(shop.services);
  const rows = await shop.services.db.read.selectFrom('sessions').select('id').execute();
  expect(rows).toEqual([]);
});
