import { type Answer, type Contract, errorCodes, rules } from '@jiwu/contract';
import { DAY_MS, HOUR_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { drawSecret, makePeriod, prize, tenIntegral, winAt } from '../support/makeDraws.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { endPeriod } from '../../apps/server/src/flows/draws/endPeriod.ts';

type Listed = Answer<Contract['staffDrawList']>;
type Opened = Answer<Contract['staffDrawGet']>;

let shop: TestShop;
let staff: StaffClient;
let winner: ShopClient;

beforeAll(async () => {
  shop = await startTestShop();
  staff = await signInStaff(shop, ['marketing']);
  winner = createShopClient(shop, { roaming: true });
  await winner.register();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const list = async (query = '') => must<Listed>(await staff.call('staffDrawList', { query }));
const open = async (id: string) => must<Opened>(await staff.call('staffDrawGet', { params: { id } }));

it('is there for marketing and administrators only, and refuses what is malformed', async () => {
  const params = { id: newId() };
  const guest = createShopClient(shop);
  for (const name of ['staffDrawList', 'staffDrawGet'] as const) {
    const input = name === 'staffDrawGet' ? { params } : {};
    expect((await guest.call(name, input)).status, 'guest').toBe(401);
    const token = winner.session?.token ?? '';
    expect((await winner.call(name, { ...input, headers: { token } })).status, 'shopper').toBe(404);
    for (const role of rules.staff.roles) {
      const known = name === 'staffDrawList' && (role === 'marketing' || role === 'admin');
      const reply = await (await signInStaff(shop, [role])).call(name, input);
      expect(reply.status, role).toBe(known ? 200 : 404);
    }
  }
  const unknown = await staff.call('staffDrawGet', { params });
  expect(unknown.code).toBe(errorCodes.NOT_FOUND.code);
  expect((await staff.call('staffDrawGet', { params: { id: 'x' } })).status).toBe(400);
  for (const values of [['yesterday'], [new Date().toISOString(), 1], 'x'])
    expect(
      (
        await staff.call('staffDrawList', {
          query: `cursor=${Buffer.from(JSON.stringify(values)).toString('base64url')}`,
        })
      ).status,
      JSON.stringify(values),
    ).toBe(400);
});

it('shows a period as it stands: what was drawn, won and given, its goods to the winner, and its secret when it is over', async () => {
  const { skuIds, id: productId } = await makeProduct(shop.services.db, { pieces: 5 });
  const skuId = skuIds[0] ?? '';
  const couponId = await makeCoupon(shop, { name: '抽中才有', isPublic: false, totalLimit: 3, perUserLimit: 3 });
  const prizes = [
    prize({ kind: 'goods', name: '侧把壶', stock: 2, valueFen: 16_800, skuId, weight: 1000 }),
    prize({ kind: 'coupon', name: '一张券', stock: 3, valueFen: 500, couponId, weight: 1000 }),
    // Worth what the points are worth, whatever is said.
    prize({ kind: 'integral', name: '300 积分', amount: 300, valueFen: 0, weight: 1000 }),
    prize({ kind: 'nothing', name: '谢谢参与', valueFen: 0, weight: 3000 }),
    tenIntegral(4000),
  ];
  const { id, commitment } = await makePeriod(shop, { prizes });
  for (const position of [0, 0, 2, 3]) await winAt(shop, winner, position);
  const period = await open(id);
  expect(period).toMatchObject({
    id,
    commitment,
    secret: null,
    state: 'running',
    prizeCount: 5,
    draws: 4,
    won: 3,
    givenFen: 2 * 16_800 + 300,
  });
  const [goods, coupon, points, blank, last] = period.prizes;
  expect(goods).toMatchObject({
    weight: 1000,
    stock: 2,
    left: 0,
    won: 2,
    // It has run out: its weight is the last one's now.
    from: null,
    goods: { skuId, productId },
    coupon: null,
    claims: { claimed: 0, waiting: 2, lapsed: 0 },
  });
  expect(coupon).toMatchObject({
    left: 3,
    won: 0,
    coupon: { id: couponId, name: '抽中才有' },
    goods: null,
    claims: null,
  });
  expect(points).toMatchObject({ stock: null, left: null, won: 1, amount: 300, worthFen: 300 });
  expect(blank).toMatchObject({ won: 1, worthFen: 0 });
  expect([last?.from, last?.to]).toEqual([5000, 9999]);
  const { items } = await list();
  const { prizes: _, ...summary } = period;
  expect(items).toEqual([summary]);
  shop.advance(DAY_MS);
  const { config, db, clock } = shop.services;
  await db.transact((tx) => endPeriod(tx, { config, id, now: clock() }));
  // The session of yesterday is over, too.
  staff = await signInStaff(shop, ['marketing']);
  expect(await open(id)).toMatchObject({ state: 'over', secret: drawSecret.toString('hex') });
});

it('pages by cursor, the latest beginning first, and shows what waits for a second person on the first page', async () => {
  for (let day = 1; day <= 21; day += 1) await makePeriod(shop, { startsInDays: day, days: 1 });
  const at = (hours: number) => new Date(shop.services.clock().getTime() + hours * HOUR_MS).toISOString();
  const dear = prize({ kind: 'balance', name: '现金', amount: 200_001, valueFen: 200_001, stock: 1 });
  const body = { startsAt: at(1000), endsAt: at(1001), prizes: [dear, tenIntegral(5000)] };
  const asked = must<{ approval: { id: string; no: string } }>(await staff.call('staffDrawCommit', { body }));
  const first = await list();
  expect(first.items).toHaveLength(20);
  expect(first.items[0]?.state).toBe('upcoming');
  expect(first.waiting).toMatchObject([
    {
      startsAt: body.startsAt,
      prizeCount: 2,
      dearestFen: 200_001,
      askedBy: '测试员工',
      approval: { id: asked.approval.id, no: asked.approval.no },
    },
  ]);
  const second = await list(`cursor=${first.nextCursor}`);
  expect(second).toMatchObject({ waiting: [], nextCursor: null });
  const starts = [...first.items, ...second.items].map(({ startsAt }) => startsAt);
  expect(starts).toHaveLength(22);
  expect(starts).toEqual(starts.toSorted().toReversed());
});
