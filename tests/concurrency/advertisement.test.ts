import { type AdvertisementBooking, errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expireAdvertisement } from '../../apps/server/src/flows/advertisement/expireAdvertisement.ts';
import { expireAdvertisements } from '../../apps/server/src/jobs/expireAdvertisements.ts';
import { flushAdvertisementCounts } from '../../apps/server/src/jobs/flushAdvertisementCounts.ts';
import { settleAdvertisements } from '../../apps/server/src/jobs/settleAdvertisements.ts';
import { houseAccount, readBalance } from '../../apps/server/src/modules/money/ledger/index.ts';
import { askCloseCode } from '../support/askCloseCode.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import { createShopClient, type Reply } from '../support/createShopClient.ts';
import { type Advertiser, approve, bookable, dayAfter, goTo, makeAdvertiser } from '../support/makeAdvertiser.ts';
import { must } from '../support/makeBuyer.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  expect(await countDeadlocks(shop)).toBe(0);
  await shop.stop();
});

const keyed = () => ({ 'Idempotency-Key': newId() });
const codesOf = (replies: readonly Reply[]) => new Set(replies.filter(({ flag }) => !flag).map(({ code }) => code));
const advanceFen = async () => (await readBalance(shop.services.db.read, houseAccount('advertisementAdvance'))).balance;
const many = async (count: number, balanceFen: number): Promise<Advertiser[]> => {
  const made: Advertiser[] = [];
  const turns = Array.from({ length: 4 }, async () => {
    while (made.length < count) made.push(await makeAdvertiser(shop, { balanceFen }));
  });
  await Promise.all(turns);
  return made.slice(0, count);
};

it('fifty book one slot at once: one has it, all others are refused and have paid nothing', async () => {
  const advertisers = await many(10, 500_000);
  const before = await Promise.all(advertisers.map(({ balanceFen }) => balanceFen()));
  const { earliestDay } = await bookable(shop);
  // Five days that overlap in one: whoever is first takes that day from everyone else.
  const replies = await Promise.all(
    Array.from({ length: 50 }, async (_, nth) => {
      const advertiser = advertisers[nth % advertisers.length] as Advertiser;
      return await advertiser.book({ place: 'homeStrip', fromDay: dayAfter(earliestDay, nth % 3), days: 3 });
    }),
  );
  const booked = replies.filter(({ flag }) => flag).map((reply) => must<AdvertisementBooking>(reply));
  expect(booked).toHaveLength(1);
  expect(codesOf(replies)).toEqual(new Set([errorCodes.AD_TAKEN.code]));
  const after = await Promise.all(advertisers.map(({ balanceFen }) => balanceFen()));
  const paid = before.map((fen, nth) => fen - (after[nth] ?? 0)).filter((fen) => fen !== 0);
  expect(paid).toEqual([booked[0]?.amountFen]);
  expect(await advanceFen()).toBe(booked[0]?.amountFen);
  const rows = await shop.services.db.read.selectFrom('advertisement_bookings').select('id').execute();
  expect(rows).toHaveLength(1);
});

it('one user with money for one books twenty slots at once: one is paid, and the balance is never below nothing', async () => {
  const owner = await makeAdvertiser(shop, { balanceFen: 4500 });
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => owner.book({ place: 'search', word: `词 ${nth}` })),
  );
  expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
  expect(codesOf(replies)).toEqual(new Set([errorCodes.BALANCE_SHORT.code]));
  expect(await owner.balanceFen()).toBe(0);
});

it('the same request twenty times at once is one booking', async () => {
  const owner = await makeAdvertiser(shop);
  const key = newId();
  const replies = await Promise.all(Array.from({ length: 20 }, () => owner.book({ place: 'article' }, key)));
  expect(new Set(replies.map((reply) => must<AdvertisementBooking>(reply).id)).size).toBe(1);
});

it('approved and refused by eight at once: one decides, the money is where that says, and the owner hears once', async () => {
  const owner = await makeAdvertiser(shop);
  const staff = await Promise.all(Array.from({ length: 4 }, () => signInStaff(shop, ['content'])));
  for (let round = 0; round < 4; round += 1) {
    const before = await owner.balanceFen();
    const { id, version, amountFen } = await owner.booked({ place: 'search', word: `轮 ${round}` });
    const params = { id };
    const replies = await Promise.all(
      staff.flatMap((member) => [
        member.call('staffAdvertisementApprove', { params, body: { version }, headers: keyed() }),
        member.call('staffAdvertisementRefuse', { params, body: { version, reason: '看不清。' }, headers: keyed() }),
      ]),
    );
    expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
    expect(codesOf(replies)).toEqual(new Set([errorCodes.AD_CHANGED.code]));
    const { state } = await owner.get(id);
    expect(await owner.balanceFen()).toBe(state === 'refused' ? before : before - amountFen);
    const { items } = must<{ items: { link: { id: string } }[] }>(await owner.client.call('noticeList'));
    expect(items.filter(({ link }) => link.id === id)).toHaveLength(1);
  }
});

it('approved while its owner cancels: the money is back, or it will be shown, never both', async () => {
  const owner = await makeAdvertiser(shop);
  const staff = await signInStaff(shop, ['content']);
  for (let round = 0; round < 6; round += 1) {
    const before = await owner.balanceFen();
    const { id, version } = await owner.booked({ place: 'search', word: `轮 ${round}` });
    const body = { version };
    const replies = await Promise.all([
      owner.cancel(id),
      staff.call('staffAdvertisementApprove', { params: { id }, body, headers: keyed() }),
      owner.cancel(id),
      staff.call('staffAdvertisementRefuse', { params: { id }, body: { ...body, reason: '不。' }, headers: keyed() }),
    ]);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    const { state, refundedFen, amountFen } = await owner.get(id);
    const isBack = state === 'cancelled' || state === 'refused';
    expect([isBack, state === 'approved']).toContain(true);
    expect(refundedFen).toBe(isBack ? amountFen : 0);
    expect(await owner.balanceFen()).toBe(before - amountFen + refundedFen);
  }
});

it('cancelled while midnight comes and the night’s work runs: what has begun stays, what was cancelled is back', async () => {
  const owner = await makeAdvertiser(shop);
  const bookings: AdvertisementBooking[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    const booking = await owner.booked({ place: 'search', word: `词 ${nth}`, days: 2 });
    if (nth % 2 === 0) await approve(shop, booking);
    bookings.push(booking);
  }
  const before = await owner.balanceFen();
  const { fromDay = '' } = bookings[0] ?? {};
  goTo(shop, fromDay, -1 / 60);
  await signInAgain(shop, owner.client);
  const early = bookings.slice(0, 6).map(({ id }) => owner.cancel(id));
  // Midnight comes when one of them is done and the others are under way.
  await Promise.race(early);
  goTo(shop, fromDay, 0);
  const late = bookings.slice(6).map(({ id }) => owner.cancel(id));
  const [replies] = await Promise.all([
    Promise.all([...early, ...late]),
    expireAdvertisements(shop.services),
    settleAdvertisements(shop.services),
    expireAdvertisements(shop.services),
  ]);
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  expect(replies.some(({ flag }) => flag)).toBe(true);
  expect(codesOf(replies).has(errorCodes.AD_BEGUN.code)).toBe(true);
  await expireAdvertisements(shop.services);
  let backFen = 0;
  for (const [nth, { id, amountFen }] of bookings.entries()) {
    const { state, refundedFen } = await owner.get(id);
    // Who was told that it is cancelled has the money; of the others those that nobody approved have it, too.
    if (replies[nth]?.flag) expect(state).toBe('cancelled');
    else expect(state).toBe(nth % 2 === 0 ? 'shown' : 'expired');
    expect(refundedFen).toBe(state === 'shown' ? 0 : amountFen);
    backFen += refundedFen;
  }
  expect(await owner.balanceFen()).toBe(before + backFen);
});

it('refunded by everyone at once: once', async () => {
  const owner = await makeAdvertiser(shop);
  const before = await owner.balanceFen();
  const { id, fromDay } = await owner.booked({ place: 'homeHero', days: 2 });
  goTo(shop, fromDay);
  await signInAgain(shop, owner.client);
  const { db, clock } = shop.services;
  const key = { userId: owner.userId, id };
  const tries = Array.from({ length: 10 }, () =>
    db.transact((tx) => expireAdvertisement(tx, { ...key, now: clock() })),
  );
  const results = await Promise.allSettled([...tries, ...Array.from({ length: 5 }, () => owner.cancel(id).then(must))]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await owner.balanceFen()).toBe(before);
  const refunds = await db.read.selectFrom('advertisement_refunds').select('id').execute();
  expect(refunds).toHaveLength(1);
});

it('outages of one day are reported by six at once while the night’s work runs and counts come in: each day goes back once', async () => {
  const owner = await makeAdvertiser(shop);
  const bookings: AdvertisementBooking[] = [];
  for (let nth = 0; nth < 5; nth += 1) {
    bookings.push(await owner.booked({ place: 'search', word: `词 ${nth}`, days: 2 }));
  }
  for (const booking of bookings) await approve(shop, booking);
  const { fromDay = '' } = bookings[0] ?? {};
  goTo(shop, dayAfter(fromDay, 1), 9);
  await signInAgain(shop, owner.client);
  const before = await owner.balanceFen();
  const staff = await Promise.all(Array.from({ length: 6 }, () => signInStaff(shop, ['content'])));
  const at = (hour: number) => new Date(`${fromDay}T${String(hour).padStart(2, '0')}:00:00+08:00`).toISOString();
  const report = (nth: number) => ({
    place: 'search',
    ...(nth % 2 === 0 ? {} : { word: `词 ${nth - 1}` }),
    fromAt: at(nth),
    toAt: at(nth + 3),
    reason: '中断。',
  });
  const seen = bookings.map(({ id }) => id);
  const replies = await Promise.all([
    ...staff.map((member, nth) => member.call('staffOutageReport', { body: report(nth), headers: keyed() })),
    createShopClient(shop).call('advertisementBeacon', { body: { seen } }),
    settleAdvertisements(shop.services).then(() => flushAdvertisementCounts(shop.services)),
    settleAdvertisements(shop.services),
  ]);
  const reported = replies.slice(0, 6) as Reply[];
  expect(reported.map(({ flag }) => flag)).toEqual([true, true, true, true, true, true]);
  // From 0 to 7 of the whole place are reported: every one of the five has its day back, whoever came last.
  const refundedDays = reported.map((reply) => must<{ refundedDays: number }>(reply).refundedDays);
  expect(refundedDays.reduce((sum, one) => sum + one, 0)).toBe(5);
  expect(await owner.balanceFen()).toBe(before + 5 * 4500);
});

it('an account is closed while it books, and while its last placement is cancelled: no money is lost', async () => {
  const owner = await makeAdvertiser(shop, { balanceFen: 4500 });
  const booking = await owner.booked({ place: 'search', word: '壶' });
  shop.advance(61_000);
  const code = await askCloseCode(shop, owner);
  const [closed, cancelled] = await Promise.all([
    owner.client.call('userClose', { body: { code } }),
    owner.cancel(booking.id),
  ]);
  // Before the cancelling the placement is in the way, after it the balance is.
  expect(must<AdvertisementBooking>(cancelled).state).toBe('cancelled');
  expect([errorCodes.ADS_OPEN.code, errorCodes.BALANCE_LEFT.code]).toContain(closed.code);
  expect(await owner.balanceFen()).toBe(4500);
});
