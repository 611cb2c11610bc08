import type { OrderRow } from '@jiwu/contract';
import { HOUR_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expireGroups } from '../../apps/server/src/jobs/expireGroups.ts';
import { refundFailedGroups } from '../../apps/server/src/jobs/refundFailedGroups.ts';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { joinGroup, makeGroupCampaign, openGroup, takeSeat } from '../support/makeGroup.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let [failed, full, open] = ['', '', ''];

/** A group that failed, one that is full, and an open one with a paid and a held seat. */
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: '9999999' });
  const [leader, friend] = (await makeCrowd(shop, 2, { balanceFen: 200_000 })) as [Buyer, Buyer];
  const one = await makeGroupCampaign(shop);
  failed = (await openGroup(shop, leader, one)).groupId;
  shop.advance(25 * HOUR_MS);
  await expireGroups(shop.services);
  await refundFailedGroups(shop.services);
  full = (await openGroup(shop, leader, one)).groupId;
  await joinGroup(friend, one, full);
  const two = await makeGroupCampaign(shop, { size: 3, totalPieces: 10 });
  open = (await openGroup(shop, leader, two)).groupId;
  must<OrderRow>(await takeSeat(friend, two, { groupId: open }));
  expect(await shop.broken()).toEqual([]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

async function reported(statements: readonly Statement[], without?: Readonly<Record<string, string>>) {
  return (await breakTables(shop, statements, without)).map(({ number }) => number);
}

/** Constraints that would refuse the same. */
const checks = { groups_never_overfull: 'groups', groups_full: 'groups' };
const inGroup = (id: string) => sql`group_id = ${id}`;

it('28 reports more members and live seats than a group has places, and a count that is not that of its seats', async () => {
  expect(await reported([sql`update groups set size = 2, paid_members = 1 where id = ${open}`])).toEqual([]);
  expect(
    await reported([sql`update groups set size = 1 where id = ${open}`], { ...checks, groups_size_check: 'groups' }),
  ).toEqual([28]);
  expect(await reported([sql`update groups set paid_members = 2 where id = ${open}`])).toEqual([28]);
  expect(await reported([sql`update group_seats set is_leader = false where ${inGroup(open)}`])).toEqual([28]);
  const twice = sql`update group_seats set group_id = ${full} where ${inGroup(failed)}`;
  expect(await reported([sql`drop index group_seats_leader`, twice])).toEqual([28]);
});

it('29 reports a full group without its members, and orders of it that still wait', async () => {
  expect(await reported([sql`update groups set state = 'full', ended_at = now() where id = ${open}`], checks)).toEqual([
    29,
  ]);
  const waiting = sql`
    update orders set state = 'awaitingGroup' where id = (select min(order_id::text)::uuid from group_seats where ${inGroup(full)})`;
  expect(await reported([waiting])).toContain(29);
  const unseated = sql`
    update group_seats set state = 'failed' where ${inGroup(full)} and is_leader`;
  expect(await reported([unseated])).toEqual(expect.arrayContaining([29, 30]));
});

it('30 reports paid orders of failed groups that nobody refunds, and groups that nobody ends', async () => {
  const stuck = [
    sql`update groups set state = 'failed', ended_at = now() - interval '11 minutes' where id = ${open}`,
    sql`update group_seats set state = 'failing', ended_at = now() - interval '11 minutes' where ${inGroup(open)} and state = 'paid'`,
  ];
  expect(await reported(stuck)).toEqual([30]);
  const fresh = [
    sql`update groups set state = 'failed', ended_at = now() where id = ${open}`,
    sql`update group_seats set state = 'failing', ended_at = now() where ${inGroup(open)} and state = 'paid'`,
  ];
  expect(await reported(fresh)).toEqual([]);
  expect(await reported([sql`update after_sales set reason = 'other'`])).toContain(30);
  const old = sql`update groups set opened_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = ${open}`;
  expect(await reported([old])).toEqual([30]);
});

it('61 reports seats and orders that do not agree, and pieces beyond the limits', async () => {
  expect(await reported([sql`update group_seats set id = ${newId()} where ${inGroup(full)} and is_leader`])).toEqual([
    61,
  ]);
  expect(
    await reported([sql`update group_seats set held_until = held_until + interval '1 minute' where state = 'held'`]),
  ).toEqual([61]);
  const paid = sql`update group_seats set state = 'paid', paid_at = now() where state = 'held'`;
  expect(await reported([paid])).toEqual(expect.arrayContaining([28, 61]));
  expect(await reported([sql`update group_seats set pieces = 2 where ${inGroup(full)}`])).toEqual([61]);
  expect(await reported([sql`update group_seats set refunded_pieces = 1 where ${inGroup(full)}`])).toEqual([61]);
  expect(await reported([sql`update group_campaigns set total_pieces = 1 where total_pieces = 10`])).toEqual([61]);
  const less = sql`update group_campaigns set limit_per_user = 0`;
  expect(await reported([less], { group_campaigns_limit_per_user_check: 'group_campaigns' })).toEqual([61]);
});
