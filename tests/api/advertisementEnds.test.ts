import { type AdvertisementBooking, type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expireAdvertisements } from '../../apps/server/src/jobs/expireAdvertisements.ts';
import { settleAdvertisements } from '../../apps/server/src/jobs/settleAdvertisements.ts';
import { approveRequest, seeRequest } from '../support/approveRequest.ts';
import { askCloseCode } from '../support/askCloseCode.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type Advertiser, approve, dayAfter, goTo, makeAdvertiser, uploadPicture } from '../support/makeAdvertiser.ts';
import { must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Mine = Answer<Contract['advertisementMine']>;
type StaffList = Answer<Contract['staffAdvertisementList']>;

let shop: TestShop;
let owner: Advertiser;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await makeAdvertiser(shop, { balanceFen: 10_000_000 });
  // A first-level category: home.
  await makeProduct(shop.services.db);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const guest = () => createShopClient(shop, { roaming: true });
const noticesOf = async ({ client }: Advertiser) =>
  must<{ items: { kind: string; title: string; body: string; link: unknown }[] }>(await client.call('noticeList'))
    .items;
const codeOf = (reply: { code: number }) => reply.code;
/** A word that no other test books. */
const newWord = () => `茶 ${newId().slice(-6)}`;

it('cancelled before the start all of it goes back, once, and the days are free again', async () => {
  const before = await owner.balanceFen();
  const word = newWord();
  const booking = await owner.booked({ place: 'search', word, days: 3 });
  await approve(shop, booking);
  const key = newId();
  const cancelled = must<AdvertisementBooking>(await owner.cancel(booking.id, key));
  expect(cancelled).toMatchObject({ state: 'cancelled', refundedFen: booking.amountFen, mayCancel: false });
  expect(must(await owner.cancel(booking.id, key))).toEqual(cancelled);
  const again = await owner.cancel(booking.id);
  expect([again.status, again.code]).toEqual([409, errorCodes.AD_CHANGED.code]);
  expect(await owner.balanceFen()).toBe(before);
  // Its picture may be used again, as it is public now.
  must(await owner.book({ place: 'search', word, days: 3 }));
});

it('refused with a reason all of it goes back, and the same picture may be given again', async () => {
  const staff = await signInStaff(shop, ['marketing']);
  const before = await owner.balanceFen();
  const pictureFileId = await uploadPicture(owner.client);
  const wish = { place: 'search', word: newWord(), pictureFileId } as const;
  const { id, version, amountFen } = await owner.booked(wish);
  const reason = '图片里写了“全网最低”，价格的比较要有依据。';
  const refused = must<AdvertisementBooking>(
    await staff.call('staffAdvertisementRefuse', { params: { id }, body: { reason, version } }),
  );
  expect(refused).toMatchObject({ state: 'refused', reason, refundedFen: amountFen });
  expect(await owner.balanceFen()).toBe(before);
  expect((await owner.get(id)).refundedAt).not.toBeNull();
  expect((await noticesOf(owner))[0]).toMatchObject({ kind: 'adRefused' });
  expect((await noticesOf(owner))[0]?.body).toContain(`${reason}¥45.00 已全部退回余额`);
  expect((await guest().call('fileGet', { params: { id: pictureFileId } })).status).toBe(404);
  must(await owner.book(wish));
  expect(must<StaffList>(await staff.call('staffAdvertisementList', { query: 'view=refused' })).items[0]?.id).toBe(id);
});

it('not approved before its first day it is refunded by itself, and can no longer be approved', async () => {
  const { id, version, amountFen, fromDay } = await owner.booked({ place: 'search', word: newWord() });
  const before = await owner.balanceFen();
  await expireAdvertisements(shop.services);
  await signInAgain(shop, owner.client);
  expect(await owner.get(id)).toMatchObject({ state: 'waiting' });
  goTo(shop, fromDay, 0);
  const staff = await signInStaff(shop, ['content']);
  const late = await staff.call('staffAdvertisementApprove', { params: { id }, body: { version } });
  expect([late.status, late.code]).toEqual([409, errorCodes.AD_TOO_LATE.code]);
  await expireAdvertisements(shop.services);
  await expireAdvertisements(shop.services);
  await signInAgain(shop, owner.client);
  expect(await owner.get(id)).toMatchObject({ state: 'expired', refundedFen: amountFen });
  // Others of the day were waiting, too.
  expect(await owner.balanceFen()).toBeGreaterThanOrEqual(before + amountFen);
  const told = (await noticesOf(owner)).find(
    ({ kind, link }) => kind === 'adRefunded' && (link as { id: string }).id === id,
  );
  expect(told?.body).toContain('开始前没有审完');
});

it('staff take one down: what was shown stays paid, today and the days to come go back', async () => {
  const booking = await owner.booked({ place: 'search', word: newWord(), days: 4 });
  await approve(shop, booking);
  goTo(shop, dayAfter(booking.fromDay, 1));
  await signInAgain(shop, owner.client);
  const before = await owner.balanceFen();
  const { version } = await owner.get(booking.id);
  const staff = await signInStaff(shop, ['content']);
  const body = { reason: '落地页的商品下架了。', version };
  const down = must<AdvertisementBooking>(
    await staff.call('staffAdvertisementTakeDown', { params: { id: booking.id }, body }),
  );
  expect(down).toMatchObject({ state: 'takenDown', earnedFen: 4500, refundedFen: 13_500 });
  expect(down.days.map(({ state }) => state)).toEqual(['earned', 'refunded', 'refunded', 'refunded']);
  expect(await owner.balanceFen()).toBe(before + 13_500);
  const again = await staff.call('staffAdvertisementTakeDown', { params: { id: booking.id }, body });
  expect(codeOf(again)).toBe(errorCodes.AD_CHANGED.code);
  await settleAdvertisements(shop.services);
});

it('taking down what gives more than ¥2,000 back waits for a second person', async () => {
  const [staff, second] = await Promise.all([signInStaff(shop, ['marketing']), signInStaff(shop, ['finance'])]);
  const booking = await owner.booked({ place: 'search', word: newWord(), days: 30 });
  const dear = await owner.booked({ place: 'homeStrip', days: 10 });
  await approve(shop, booking);
  await approve(shop, dear);
  const before = await owner.balanceFen();
  const takeDown = async (of: { id: string }) => {
    const { version } = must<{ version: number }>(await staff.call('staffAdvertisementGet', { params: { id: of.id } }));
    const body = { version, reason: '商户被举报。' };
    return await staff.call('staffAdvertisementTakeDown', { params: { id: of.id }, body });
  };
  expect(must(await takeDown(booking))).toMatchObject({ state: 'takenDown', takeDownAsked: null });
  const { takeDownAsked, state } = must<{ state: string; takeDownAsked: { id: string } }>(await takeDown(dear));
  expect([state, codeOf(await takeDown(dear))]).toEqual(['approved', errorCodes.APPROVAL_WAITS.code]);
  expect(await owner.balanceFen()).toBe(before + booking.amountFen);
  expect(await seeRequest(second, takeDownAsked.id)).toMatchObject({ amountFen: dear.amountFen, mayApprove: true });
  expect(must(await approveRequest(shop, second, takeDownAsked.id))).toEqual({ state: 'executed' });
  expect(await owner.balanceFen()).toBe(before + booking.amountFen + dear.amountFen);
  expect(await owner.get(dear.id)).toMatchObject({ state: 'takenDown', refundedFen: dear.amountFen });
});

it('a day on which the place was out for more than four hours goes back, also when it was earned', async () => {
  const first = await owner.booked({ place: 'search', word: newWord(), days: 2 });
  const second = await owner.booked({ place: 'search', word: newWord(), days: 2 });
  await approve(shop, first);
  await approve(shop, second);
  const { fromDay: day } = first;
  goTo(shop, dayAfter(day, 1), 12);
  await settleAdvertisements(shop.services);
  await signInAgain(shop, owner.client);
  const staff = await signInStaff(shop, ['marketing']);
  const before = await owner.balanceFen();
  const report = async (more: object, from: string, to: string) =>
    await staff.call('staffOutageReport', {
      body: {
        place: 'search',
        fromAt: new Date(`${from}+08:00`).toISOString(),
        toAt: new Date(`${to}+08:00`).toISOString(),
        reason: '搜索服务中断。',
        ...more,
      },
    });
  const one = { word: first.word };
  // Three hours, then an hour of them again: counted once.
  expect(must(await report(one, `${day}T08:00:00`, `${day}T11:00:00`))).toMatchObject({ refundedDays: 0 });
  expect(must(await report(one, `${day}T10:00:00`, `${day}T12:00:00`))).toMatchObject({ refundedDays: 0 });
  expect(must(await report({}, `${day}T20:00:00`, `${day}T20:00:01`))).toMatchObject({
    refundedDays: 1,
    refundedFen: 4500,
  });
  expect(await owner.get(first.id)).toMatchObject({ earnedFen: 0, refundedFen: 4500, state: 'shown' });
  expect(await owner.get(second.id)).toMatchObject({ earnedFen: 4500, refundedFen: 0 });
  // The whole place, and today's part: the other one, too, and of the first its second day.
  expect(must(await report({}, `${day}T00:00:00`, `${day}T04:30:00`))).toMatchObject({ refundedDays: 1 });
  const today = dayAfter(day, 1);
  expect(must(await report(one, `${today}T00:00:00`, `${today}T05:00:00`))).toMatchObject({ refundedDays: 1 });
  expect(await owner.balanceFen()).toBe(before + 3 * 4500);
  for (const [from, to] of [
    [`${day}T20:00:00`, `${today}T01:00:00`],
    [`${today}T11:00:00`, `${today}T13:00:00`],
    [`${dayAfter(day, -8)}T01:00:00`, `${dayAfter(day, -8)}T02:00:00`],
    [`${day}T02:00:00`, `${day}T02:00:00`],
  ] as const) {
    expect(codeOf(await report({}, from, to))).toBe(errorCodes.OUTAGE_REFUSED.code);
  }
  const outages = must<Answer<Contract['staffOutageList']>>(await staff.call('staffOutageList')).items;
  expect(outages[0]).toMatchObject({ place: 'search', word: first.word, category: null, reportedBy: staff.staffId });
  // Each says what went back because of it, and nothing of what went back before.
  expect(outages.map(({ refundedDays, refundedFen }) => [refundedDays, refundedFen])).toEqual([
    [1, 4500],
    [1, 4500],
    [0, 0],
    [0, 0],
    [1, 4500],
  ]);
  goTo(shop, dayAfter(day, 2));
  await settleAdvertisements(shop.services);
  await signInAgain(shop, owner.client);
  expect(await owner.get(first.id)).toMatchObject({ state: 'ended', earnedFen: 0, refundedFen: 9000 });
  expect(await owner.get(second.id)).toMatchObject({ state: 'ended', earnedFen: 4500, refundedFen: 4500 });
  expect(await shop.broken()).toEqual([]);
});

it('the list of one’s own is paged, exported and nobody else’s; the calendar of staff shows it', async () => {
  const own = await makeAdvertiser(shop);
  for (let made = 0; made < 12; made += 1) await own.booked({ place: 'search', word: newWord() });
  const first = must<Mine>(await own.client.call('advertisementMine'));
  expect([first.items.length, first.total]).toEqual([10, 12]);
  const rest = must<Mine>(await own.client.call('advertisementMine', { query: `cursor=${first.nextCursor ?? ''}` }));
  expect([rest.items.length, rest.nextCursor]).toEqual([2, null]);
  const statements = async (query = '') =>
    Number((await own.client.call('advertisementMine', { query })).headers.get('x-sql-statements'));
  expect(await statements()).toBe(await statements(`cursor=${first.nextCursor ?? ''}`));
  const [newest] = first.items;
  expect((await owner.client.call('advertisementGet', { params: { id: newest?.id ?? '' } })).status).toBe(404);
  expect((await owner.cancel(newest?.id ?? '')).status).toBe(404);
  const csv = (await own.client.call('advertisementExport')).data as string;
  expect(csv.split('\r\n')[0]).toContain('编号,商户,标题,广告位,分类或词,状态,日期,展示,点击');
  expect(csv.trim().split('\r\n')).toHaveLength(13);
  const staff = await signInStaff(shop, ['content']);
  const schedule = must<Answer<Contract['staffAdvertisementSchedule']>>(
    await staff.call('staffAdvertisementSchedule', { query: `from=${newest?.fromDay ?? ''}` }),
  );
  expect(schedule.items.map(({ id }) => id)).toContain(newest?.id);
  expect(schedule.toDay).toBe(dayAfter(newest?.fromDay ?? '', 13));
});

it('an account with a placement that is not over cannot be closed; after that nothing of it names anyone', async () => {
  const own = await makeAdvertiser(shop, { balanceFen: 4500 });
  const booking = await own.booked({ place: 'search', word: newWord() });
  await approve(shop, booking);
  shop.advance(61_000);
  const code = await askCloseCode(shop, own);
  const open = await own.client.call('userClose', { body: { code } });
  expect([open.status, open.code]).toEqual([422, errorCodes.ADS_OPEN.code]);
  goTo(shop, dayAfter(booking.toDay, 1));
  await settleAdvertisements(shop.services);
  await signInAgain(shop, own.client);
  must(await own.client.call('userClose', { body: { code: await askCloseCode(shop, own) } }));
  const row = await shop.services.db.read
    .selectFrom('advertisement_bookings')
    .select(['advertiser', 'landing', 'picture_file_id', 'placeholder', 'state', 'amount_fen'])
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    advertiser: '已注销',
    landing: '/',
    picture_file_id: null,
    placeholder: '',
    state: 'ended',
    amount_fen: 4500,
  });
  const staff = await signInStaff(shop, ['content']);
  expect((await staff.call('staffAdvertisementGet', { params: { id: booking.id } })).status).toBe(404);
  // What was out then cannot be given back to anyone.
  const at = (time: string) => new Date(`${booking.fromDay}T${time}+08:00`).toISOString();
  const body = { place: 'search', word: booking.word, fromAt: at('00:00:00'), toAt: at('12:00:00'), reason: '中断。' };
  expect(must(await staff.call('staffOutageReport', { body }))).toMatchObject({ refundedDays: 0 });
});
