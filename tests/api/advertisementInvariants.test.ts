import type { AdvertisementBooking } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flushAdvertisementCounts } from '../../apps/server/src/jobs/flushAdvertisementCounts.ts';
import { settleAdvertisements } from '../../apps/server/src/jobs/settleAdvertisements.ts';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type Advertiser, approve, dayAfter, goTo, makeAdvertiser } from '../support/makeAdvertiser.ts';
import { must } from '../support/makeBuyer.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let owner: Advertiser;
let shown: AdvertisementBooking;
let waiting: AdvertisementBooking;
let cancelled: AdvertisementBooking;

/** One that was shown for a day of three and was seen, one that waits, one that was cancelled. */
beforeAll(async () => {
  shop = await startTestShop();
  owner = await makeAdvertiser(shop);
  shown = await owner.booked({ place: 'homeHero', days: 3 });
  await approve(shop, shown);
  cancelled = await owner.booked({ place: 'article', days: 2 });
  must(await owner.cancel(cancelled.id));
  goTo(shop, shown.fromDay);
  const body = { seen: [shown.id], clicked: [shown.id] };
  must(await createShopClient(shop).call('advertisementBeacon', { body }));
  await flushAdvertisementCounts(shop.services);
  goTo(shop, dayAfter(shown.fromDay, 1));
  await settleAdvertisements(shop.services);
  await signInAgain(shop, owner.client);
  waiting = await owner.booked({ place: 'homeStrip' });
  expect(await shop.broken()).toEqual([]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const reported = async (statements: readonly Statement[], without: Readonly<Record<string, string>> = {}) =>
  (await breakTables(shop, statements, without)).map(({ number, title }) => [number, title.split(/[:,]/)[0]]);

const apart = [44, 'Bookings of one advertisement slot never overlap'];
const days = [44, 'A booking consists of its days'];
const refunds = [44, 'A refund of a booking is what its days cost'];
const counts = [44, 'A day was seen and clicked as often as its hours were'];
const paid = [44, 'A booking is paid by one payment of its price'];
const booked = [6, 'A booking of a placement has exactly the transfers of its advance'];

it('44 reports two of one slot on one day, and one that was left unpaid', async () => {
  const onto = sql`update advertisement_bookings set place = 'homeHero', from_day = ${shown.fromDay}, to_day = ${shown.fromDay}
    where id = ${waiting.id}`;
  expect(await reported([onto], { advertisement_bookings_apart: 'advertisement_bookings' })).toContainEqual(apart);
  const unpaid = sql`update advertisement_bookings set state = 'unpaid', payment_id = null where id = ${waiting.id}`;
  expect(await reported([unpaid])).toEqual(expect.arrayContaining([apart, paid]));
});

it('the database itself refuses the second of one slot on one day', async () => {
  const move = (id: string) => sql`update advertisement_bookings set place = 'homeHero', from_day = ${shown.fromDay},
    to_day = ${shown.fromDay} where id = ${id}`;
  await expect(shop.services.db.writeAlone(move(waiting.id))).rejects.toMatchObject({
    code: '23P01',
    constraint: 'advertisement_bookings_apart',
  });
});

it('44 reports days that are not those of the booking, or not in a state that it allows', async () => {
  const of = (id: string) => sql`booking_id = ${id}`;
  expect(await reported([sql`delete from advertisement_days where ${of(waiting.id)}`])).toEqual([days]);
  expect(
    await reported([sql`update advertisement_days set price_fen = price_fen + 1 where ${of(waiting.id)}`]),
  ).toEqual([days]);
  const early = sql`update advertisement_days set state = 'earned', earned_at = now() where ${of(waiting.id)}`;
  expect(await reported([early])).toEqual([booked, days]);
  const ended = sql`update advertisement_bookings set state = 'ended', ended_at = now() where id = ${shown.id}`;
  expect(await reported([ended])).toEqual([days]);
  const kept = sql`update advertisement_bookings set refunded_fen = refunded_fen - 1 where id = ${cancelled.id}`;
  expect(await reported([kept])).toEqual([days]);
  const back = sql`update advertisement_days set state = 'held', refund_id = null where ${of(cancelled.id)}`;
  expect(await reported([back])).toEqual([days, refunds]);
});

it('44 reports a refund of another amount, and one that nobody had', async () => {
  const more = sql`update advertisement_refunds set amount_fen = amount_fen + 1`;
  expect(await reported([more])).toEqual([booked, refunds]);
  expect(await reported([sql`update advertisement_refunds set earned_fen = 1`])).toEqual([booked, refunds]);
  expect(await reported([sql`delete from advertisement_refunds`])).toEqual([booked, refunds]);
});

it('44 reports figures of a day that its hours do not have, and hours of what was not shown', async () => {
  expect(await reported([sql`update advertisement_days set impressions = 2 where booking_id = ${shown.id}`])).toEqual([
    counts,
  ]);
  expect(await reported([sql`update advertisement_hours set clicks = clicks + 1`])).toEqual([counts]);
  const elsewhere = sql`update advertisement_hours set hour = hour - interval '10 days'`;
  expect(await reported([elsewhere])).toEqual([counts]);
  const unseen = sql`
    insert into advertisement_hours select user_id, id, ${`${waiting.fromDay}T00:00:00+08:00`}::timestamptz, 1, 0
    from advertisement_bookings where id = ${waiting.id}`;
  const told = sql`update advertisement_days set impressions = 1 where booking_id = ${waiting.id}`;
  expect(await reported([unseen, told])).toEqual([counts]);
});

it('44 and 6 report a booking whose payment or transfers are missing, strange or too many', async () => {
  const unpaid = sql`delete from payments where payable_id = ${waiting.id}`;
  expect(await reported([unpaid])).toEqual(expect.arrayContaining([paid]));
  const cheap = sql`update advertisement_bookings set amount_fen = amount_fen - 1 where id = ${waiting.id}`;
  expect(await reported([cheap])).toEqual(expect.arrayContaining([booked, days, paid]));
  const lost = sql`delete from ledger_transfers where cause_kind = 'advertisement' and leg like 'day%'`;
  expect(await reported([lost])).toEqual(expect.arrayContaining([booked]));
  const stranger = sql`
    update ledger_transfers set cause_id = ${newId()} where cause_kind = 'advertisementRefund'`;
  expect(await reported([stranger])).toEqual(expect.arrayContaining([booked]));
  const wrongHouse = sql`
    update ledger_transfers set credit_account_id = (select id from ledger_accounts where purpose = 'clearing')
    where cause_kind = 'advertisement' and leg like 'day%'`;
  expect(await reported([wrongHouse])).toEqual(expect.arrayContaining([booked]));
});
