import { DAY_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { buyDraw } from '../../apps/server/src/flows/draws/buyDraw.ts';
import { commitDrawPeriod } from '../../apps/server/src/flows/draws/commitDrawPeriod.ts';
import type { DrawPeriod, NewPrize } from '../../apps/server/src/modules/promotion/draws/index.ts';
import { earnIntegral } from '../../apps/server/src/modules/people/integral/index.ts';
import type { ShopClient } from './createShopClient.ts';
import { independentRoll } from './independentRoll.ts';
import { must } from './makeBuyer.ts';
import { makeProduct } from './makeProduct.ts';
import type { TestShop } from './startTestShop.ts';
import { userIdOf } from './userIdOf.ts';
import type { Answer, drawEndpoints } from '@jiwu/contract';

export type DrawPage = Answer<(typeof drawEndpoints)['drawGet']>;
export type Drawn = Answer<(typeof drawEndpoints)['drawOnce']>;

/** The secret of the tests' periods. */
export const drawSecret = Buffer.from('a1'.repeat(32), 'hex');

type Shop = Pick<TestShop, 'services'>;

export function prize(wish: Partial<NewPrize> & Pick<NewPrize, 'kind'>): NewPrize {
  const nothing = { couponId: null, amount: null, skuId: null };
  // The value of goods is at least their price.
  const valueFen = wish.kind === 'goods' ? 1_000_000 : 100;
  return { name: '奖品', weight: 5000, stock: null, valueFen, ...nothing, ...wish };
}

/** The smallest prize of most tests: 10 积分, as many as it takes. */
export const tenIntegral = (weight: number): NewPrize =>
  prize({ kind: 'integral', name: '10 积分', amount: 10, weight, valueFen: 10 });

interface Wish {
  readonly prizes?: readonly NewPrize[];
  readonly days?: number;
  readonly startsInDays?: number;
}

/** A period, with a secret that the tests know; it began a minute ago unless the wish says otherwise. */
export async function makePeriod({ services }: Shop, wish: Wish = {}): Promise<DrawPeriod> {
  const { db, clock, config } = services;
  const startsAt = new Date(clock().getTime() - MINUTE_MS + (wish.startsInDays ?? 0) * DAY_MS);
  const endsAt = new Date(startsAt.getTime() + (wish.days ?? 1) * DAY_MS);
  const now = new Date(Math.min(clock().getTime(), startsAt.getTime()) - MINUTE_MS);
  const prizes = wish.prizes ?? [prize({ kind: 'nothing', name: '谢谢参与', valueFen: 0 }), tenIntegral(5000)];
  const wanted = { config, startsAt, endsAt, prizes, secret: drawSecret, now };
  return await db.transact((tx) => commitDrawPeriod(tx, wanted));
}

/** Draws to use, bought with integral that is given for it. */
export async function giveChances({ services }: Shop, userId: string, count: number): Promise<void> {
  await services.db.transact(async (tx) => {
    const now = services.clock();
    const cause = { kind: 'testGift', id: newId() };
    await earnIntegral(tx, { userId, amount: 200 * count, cause, memo: '测试', now });
    for (let bought = 0; bought < count; bought += 1) await buyDraw(tx, { userId, now });
  });
}

/** A nonce with which the draw of this number wins the prize at this position. */
function nonceFor(page: Pick<DrawPage, 'prizes'>, number: number, position: number): string {
  const { from = null, to = null } = page.prizes[position] ?? {};
  if (from === null || to === null) throw new Error(`prize ${position} has run out`);
  for (let tried = 0; ; tried += 1) {
    const nonce = `try${String(tried).padStart(7, '0')}`;
    const roll = independentRoll(drawSecret.toString('hex'), number, nonce);
    if (from <= roll && roll <= to) return nonce;
  }
}

export async function pageOf(client: ShopClient): Promise<DrawPage> {
  return must(await client.call('drawGet'));
}

/** Grants one draw and wins this prize with it: the tests know the secret. */
export async function winAt(shop: Shop, client: ShopClient, position: number): Promise<Drawn> {
  await giveChances(shop, userIdOf(client), 1);
  const page = await pageOf(client);
  const nonce = nonceFor(page, page.nextNumber, position);
  must(await client.call('drawNonce', { body: { nonce } }));
  return must(await client.call('drawOnce', { body: { nonce } }));
}

/** Goods that a signed-in user won and has not claimed, in the period that runs or a new one. */
export async function makeWonGoods(shop: Shop, client: ShopClient): Promise<string> {
  const { period } = await pageOf(client);
  if (!period || new Date(period.endsAt) <= shop.services.clock()) {
    const { skuIds } = await makeProduct(shop.services.db, { pieces: 50 });
    const goods = prize({ kind: 'goods', name: '侧把壶', stock: 50, valueFen: 16_800, skuId: skuIds[0] ?? '' });
    await makePeriod(shop, { prizes: [goods, tenIntegral(5000)] });
  }
  return (await winAt(shop, client, 0)).id;
}
