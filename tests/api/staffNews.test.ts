import type { Answer, Contract } from '@jiwu/contract';
import { DAY_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type News = Answer<Contract['staffNews']>;

let shop: TestShop;
let finance: StaffClient;
let goods: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  [finance, goods] = await Promise.all([signInStaff(shop, ['finance']), signInStaff(shop, ['goods'])]);
});
afterAll(() => shop.stop());

const news = async (staff: StaffClient) => must<News>(await staff.call('staffNews'));
const see = async (staff: StaffClient, until: Date) =>
  must(await staff.call('staffNewsSeen', { body: { until: until.toISOString() } }));
const after = (minutes: number) => new Date(shop.services.clock().getTime() + minutes * MINUTE_MS);

it('an alarm and a broken invariant are news for those who watch, until seen by each', async () => {
  expect(await news(goods)).toMatchObject({ items: [], unread: 0 });
  const checkedAt = after(-1);
  await shop.owner.writeAlone(sql`
    insert into alarms (id, event, fingerprint, facts, first_at, last_at)
    values (${newId()}, 'sms.budgetLow', 'x', '{}', ${after(-2)}, ${after(-2)})`);
  await shop.owner.writeAlone(sql`
    insert into integrity_results (number, title, checked_at, broken_since, offending)
    values (7, 'held', ${checkedAt}, null, '[]'), (8, 'broken', ${checkedAt}, ${checkedAt}, '[{"id": 1}]')`);
  const seen = await news(finance);
  expect(seen).toMatchObject({
    integrity: { total: 2, broken: 1, checkedAt: checkedAt.toISOString() },
    items: [
      { kind: 'integrityBroken', subject: 'broken' },
      { kind: 'alarm', subject: 'sms.budgetLow' },
    ],
    unread: 2,
  });
  expect(await news(goods)).toMatchObject({ integrity: { broken: 1 }, items: [], unread: 0 });
  await see(finance, checkedAt);
  expect((await news(finance)).unread).toBe(0);
  const other = await signInStaff(shop, ['finance']);
  expect((await news(other)).unread, 'the mark is one’s own').toBe(2);
  // Nobody has seen what has not come yet.
  await see(finance, after(60));
  shop.advance(MINUTE_MS);
  await shop.owner.writeAlone(sql`update alarms set last_at = ${after(0)}`);
  expect((await news(finance)).unread).toBe(1);
});

it('the menu has what waits for one’s roles, in the statement of the news', async () => {
  const reply = await finance.call('staffNews');
  expect(must<News>(reply).queues).toEqual([{ kind: 'alarms', count: 1, isOverdue: false }]);
  expect((await news(goods)).queues).toEqual([]);
  const admin = await signInStaff(shop, ['admin']);
  // One to know who asks; one for every queue and all news.
  expect(Number((await admin.call('staffNews')).headers.get('x-sql-statements'))).toBeLessThanOrEqual(2);
});

it('one’s own exports are news when they end, and for a week', async () => {
  const id = newId();
  await shop.owner.writeAlone(sql`
    insert into staff_exports (staff_id, id, kind, format, filters, state, asked_at, finished_at)
    values (${goods.staffId}, ${id}, 'audit', 'csv', '{}', 'failed', ${after(-1)}, ${after(0)})`);
  expect(await news(goods)).toMatchObject({ items: [{ kind: 'exportEnded', id, state: 'failed' }], unread: 1 });
  expect((await news(finance)).items.map((item) => item.id)).not.toContain(id);
  const reply = await goods.call('staffNews');
  expect(Number(reply.headers.get('x-sql-statements'))).toBeLessThanOrEqual(3);
  shop.advance(8 * DAY_MS);
  goods = await signInStaff(shop, ['goods']);
  expect((await news(goods)).items).toEqual([]);
});

it('a guest has no news, and a shopper neither', async () => {
  expect((await createShopClient(shop).call('staffNews')).status).toBe(401);
  expect((await goods.call('staffNewsSeen', { body: { until: 'now' } })).status).toBe(400);
});
