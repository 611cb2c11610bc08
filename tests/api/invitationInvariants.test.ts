import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { registerPerson } from '../support/invite.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
/** Invited the friend, and was rewarded; the friend invited the newcomer, who has ordered nothing yet. */
let inviterId: string;
let friendId: string;
let newcomerId: string;

beforeAll(async () => {
  shop = await startTestShop();
  const inviter = await registerPerson(shop);
  const friend = await registerPerson(shop, { invitationCode: inviter.code });
  const newcomer = await registerPerson(shop, { invitationCode: friend.code });
  [inviterId, friendId, newcomerId] = [inviter, friend, newcomer].map(({ client }) => userIdOf(client)) as [
    string,
    string,
    string,
  ];
  await makeOrder(shop, friend.client, { state: 'completed' });
  expect(await shop.broken()).toEqual([]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** The rows that invariant 40 reports. */
async function reported(statements: readonly Statement[], without?: Readonly<Record<string, string>>) {
  const found = (await breakTables(shop, statements, without)).find(({ number }) => number === 40);
  const rows = (found?.rows ?? []) as { user_id: string; what: string }[];
  return rows.map(({ user_id, what }) => [user_id, what]);
}

it('40 reports who invited themself', async () => {
  const change = [
    sql`update users set inviter_id = id where id = ${inviterId}`,
    sql`insert into invitations values (${inviterId}, ${inviterId}, '', 'code', 'registered', null, null, now(), null)`,
  ];
  const without = { users_check3: 'users', invitations_check: 'invitations' };
  expect(await reported(change, without)).toContainEqual([inviterId, 'self']);
});

it('40 reports a circle, with all who are in it or below', async () => {
  const change = [
    sql`update users set inviter_id = ${friendId} where id = ${inviterId}`,
    sql`insert into invitations values (${inviterId}, ${friendId}, '', 'code', 'registered', null, null, now(), null)`,
  ];
  const rows = await reported(change);
  expect(rows).toHaveLength(3);
  expect(rows).toEqual(expect.arrayContaining([inviterId, friendId, newcomerId].map((id) => [id, 'cycle'])));
});

it('40 reports an inviter without an invitation, and the other way round', async () => {
  expect(await reported([sql`delete from invitations where invited_id = ${newcomerId}`])).toEqual([
    [newcomerId, 'inviter'],
  ]);
  expect(await reported([sql`update users set inviter_id = null where id = ${newcomerId}`])).toEqual([
    [newcomerId, 'inviter'],
  ]);
  const other = sql`update invitations set inviter_id = ${inviterId} where invited_id = ${newcomerId}`;
  expect(await reported([other])).toEqual([[newcomerId, 'inviter']]);
});

it('40 reports a reward that one of the two did not get', async () => {
  for (const kind of ['inviter', 'invited']) {
    const change = sql`delete from draw_grants where cause_kind = ${kind}`;
    expect(await reported([change]), kind).toEqual([[friendId, 'reward']]);
  }
});

it('40 reports a reward without an invitation that earned it', async () => {
  const grant = (userId: string, kind: string, causeId: string) => sql`
    insert into draw_grants values (${userId}, ${newId()}, ${kind}, ${causeId}, '多给的', now())`;
  expect(await reported([grant(friendId, 'inviter', newcomerId)])).toEqual([[friendId, 'unearned']]);
  expect(await reported([grant(newcomerId, 'invited', newcomerId)])).toEqual([[newcomerId, 'unearned']]);
  const refused = sql`
    update invitations set state = 'refused', refusal = 'sameAddress' where invited_id = ${friendId}`;
  expect(await reported([refused])).toEqual(
    expect.arrayContaining([
      [inviterId, 'unearned'],
      [friendId, 'unearned'],
    ]),
  );
});

it('40 reports a second reward for the same invited user', async () => {
  const second = sql`
    insert into draw_grants values (${inviterId}, ${newId()}, 'inviter', ${friendId}, '第二次', now())`;
  const { rows } = await sql<{ conname: string }>`
    select conname from pg_constraint where conrelid = 'draw_grants'::regclass and contype = 'u'`.execute(
    shop.services.db.read,
  );
  const [unique] = rows;
  expect(await reported([second], { [unique?.conname ?? '']: 'draw_grants' })).toEqual([[friendId, 'twice']]);
});

it('40 reports rewards that stay although the order was refunded, and go although it was not', async () => {
  const revoked = sql`update invitations set state = 'revoked', revoked_at = now() where invited_id = ${friendId}`;
  const takeBack = (kind: string) => sql`
    insert into draw_takebacks select user_id, id, ${newId()}, now() from draw_grants where cause_kind = ${kind}`;
  const rows = await reported([revoked]);
  expect(rows).toEqual(
    expect.arrayContaining([
      [friendId, 'takenBack'],
      [friendId, 'refunded'],
    ]),
  );
  expect(await reported([takeBack('inviter')])).toEqual([[friendId, 'takenBack']]);
  expect(await reported([revoked, takeBack('inviter'), takeBack('invited')])).toEqual([[friendId, 'refunded']]);
  const returned = sql`update order_lines set returned_quantity = quantity where user_id = ${friendId}`;
  expect(await reported([returned])).toEqual([[friendId, 'refunded']]);
});

it('40 reports two rewards for one phone number', async () => {
  const second = [
    sql`drop index invitations_rewarded_phone`,
    sql`update invitations set state = 'rewarded', decided_at = now(), order_id = ${newId()},
      phone_hash = (select phone_hash from invitations where invited_id = ${friendId}) where invited_id = ${newcomerId}`,
  ];
  const [low] = [friendId, newcomerId].toSorted();
  expect(await reported(second)).toContainEqual([low, 'phone']);
});
