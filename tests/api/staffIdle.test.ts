import { BACKGROUND_HEADER, errorCodes, rules } from '@jiwu/contract';
import { HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const IDLE_MS = rules.staff.idleMinutes * MINUTE_MS;
const sitDown = () => signInStaff(shop, ['orders'], { idles: true });
const inBackground = (staff: StaffClient) => staff.call('staffSelf', { headers: { [BACKGROUND_HEADER]: '1' } });
const seenAt = async ({ staffId }: StaffClient) =>
  await shop.services.db.read
    .selectFrom('staff_sessions')
    .select('last_seen_at')
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
const idleEnd = async (staff: StaffClient) => {
  const { idleEndsAt } = (await inBackground(staff)).data as { idleEndsAt: string };
  return Date.parse(idleEndsAt) - shop.services.clock().getTime();
};

it('ends a session after half an hour in which nothing was asked', async () => {
  const staff = await sitDown();
  shop.advance(IDLE_MS - MINUTE_MS);
  expect((await staff.call('staffSelf')).status).toBe(200);
  shop.advance(IDLE_MS - 1000);
  expect((await staff.call('staffSelf')).status).toBe(200);
  shop.advance(IDLE_MS + 1000);
  expect(await staff.call('staffSelf')).toMatchObject({ status: 403, code: errorCodes.SESSION_ENDED.code });
  expect((await staff.call('staffLogout', { body: {} })).status).toBe(403);
});

it('what a page asks by itself does not count', async () => {
  const staff = await sitDown();
  for (let turn = 0; turn < 3; turn += 1) {
    shop.advance(9 * MINUTE_MS);
    expect((await inBackground(staff)).status).toBe(200);
  }
  expect(await idleEnd(staff)).toBeLessThan(4 * MINUTE_MS);
  shop.advance(4 * MINUTE_MS);
  expect((await inBackground(staff)).status).toBe(403);
  expect((await staff.call('staffSelf')).status).toBe(403);
});

it('a refused request is theirs too, and the time is written once a minute', async () => {
  const staff = await sitDown();
  const first = await seenAt(staff);
  shop.advance(50_000);
  await staff.call('staffSelf');
  expect(await seenAt(staff), 'within the minute').toEqual(first);
  shop.advance(25 * MINUTE_MS);
  expect((await staff.call('staffSelf', { query: 'isAdmin=1' })).status).toBe(400);
  expect((await seenAt(staff)).last_seen_at.getTime()).toBeGreaterThan(first.last_seen_at.getTime() + 25 * MINUTE_MS);
  const left = await idleEnd(staff);
  expect(left).toBeGreaterThan(IDLE_MS - MINUTE_MS);
  expect(left).toBeLessThanOrEqual(IDLE_MS);
});

it('many at once keep it awake together', async () => {
  const staff = await sitDown();
  shop.advance(2 * MINUTE_MS);
  const replies = await Promise.all(Array.from({ length: 8 }, () => staff.call('staffSelf')));
  expect(replies.every(({ status }) => status === 200)).toBe(true);
});

it('eight hours end it however busy they are, and the idle end is never later', async () => {
  const staff = await sitDown();
  for (let turn = 0; turn < 19; turn += 1) {
    shop.advance(25 * MINUTE_MS);
    expect((await staff.call('staffSelf')).status).toBe(200);
  }
  const { expiresAt, idleEndsAt } = (await staff.call('staffSelf')).data as { expiresAt: string; idleEndsAt: string };
  expect(idleEndsAt).toBe(expiresAt);
  shop.advance(rules.staff.sessionHours * HOUR_MS - 19 * 25 * MINUTE_MS + 1000);
  expect((await staff.call('staffSelf')).status).toBe(401);
});
