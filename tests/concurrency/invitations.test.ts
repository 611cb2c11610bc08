import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerPerson } from '../support/invite.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  // The runner would repeat a deadlocked transaction, and so hide it.
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(shop.services.db.read);
  expect(rows).toEqual([{ deadlocks: 0 }]);
  await shop.stop();
});

async function grantsOf(userId: string, kind: string): Promise<number> {
  const rows = await shop.services.db.read
    .selectFrom('draw_grants')
    .select('id')
    .where('user_id', '=', userId)
    .where('cause_kind', '=', kind)
    .execute();
  return rows.length;
}

it('many first orders completed at once, each ten times, reward both once', async () => {
  const inviter = await registerPerson(shop);
  const friend = await registerPerson(shop, { invitationCode: inviter.code });
  const orders = [];
  for (let index = 0; index < 6; index += 1) orders.push(await makeOrder(shop, friend.client, { state: 'sent' }));
  const receive = (id: string) =>
    friend.client.call('orderReceive', { params: { id }, body: {}, headers: { 'Idempotency-Key': newId() } });
  const replies = await Promise.all(orders.flatMap(({ id }) => Array.from({ length: 10 }, () => receive(id))));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await grantsOf(userIdOf(inviter.client), 'inviter')).toBe(1);
  expect(await grantsOf(userIdOf(friend.client), 'invited')).toBe(1);
  expect(await grantsOf(userIdOf(friend.client), 'order')).toBe(6);
});

it('a chain of people who complete their orders at the same moment waits in no circle', async () => {
  const chain = [await registerPerson(shop)];
  for (let index = 0; index < 7; index += 1) {
    chain.push(await registerPerson(shop, { invitationCode: chain.at(-1)?.code ?? '' }));
  }
  const orders = [];
  for (const { client } of chain) {
    for (let index = 0; index < 2; index += 1)
      orders.push({ client, ...(await makeOrder(shop, client, { state: 'sent' })) });
  }
  const replies = await Promise.all(
    orders.map(({ client, id }) => client.call('orderReceive', { params: { id }, body: {} })),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(orders.length).fill(200));
  for (const [index, { client }] of chain.entries()) {
    expect(await grantsOf(userIdOf(client), 'inviter')).toBe(index < chain.length - 1 ? 1 : 0);
    expect(await grantsOf(userIdOf(client), 'invited')).toBe(index > 0 ? 1 : 0);
  }
});

it('opening two links at once keeps one of them', async () => {
  const [one, other] = [await registerPerson(shop), await registerPerson(shop)];
  const guest = (await registerPerson(shop)).client;
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      guest.call('invitationVisit', { body: { code: index % 2 === 0 ? one.code : other.code } }),
    ),
  );
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  const { code } = (await guest.call('invitationVisited')).data as { code: string };
  expect([one.code, other.code]).toContain(code);
});
