import type { Answer, Contract, DealLive, OrderRow } from '@jiwu/contract';
import { businessDay, HOUR_MS, newId } from '@jiwu/kernel';
import { publishDeal } from '../../apps/server/src/flows/woot/publishDeal.ts';
import { dealLive } from '../../apps/server/src/flows/woot/queries/dealLive.ts';
import { saveDeal } from '../../apps/server/src/flows/woot/saveDeal.ts';
import type { Reply, ShopClient } from './createShopClient.ts';
import { type Buyer, must } from './makeBuyer.ts';
import { makeProduct, type MadeProduct } from './makeProduct.ts';
import type { TestShop } from './startTestShop.ts';

export type ClaimAnswer = Answer<Contract['wootClaim']>;

export interface MadeDeal {
  readonly id: string;
  readonly skuId: string;
  readonly product: MadeProduct;
}

interface Wish {
  readonly pieces?: number;
  /** Pieces in the house; as many as the deal has unless given. */
  readonly stock?: number;
  readonly limitPerUser?: number;
  readonly priceFen?: number;
  readonly day?: string;
  readonly product?: MadeProduct;
}

/** Lets it be noon in Shanghai: the deals of that day run for hours. Before anyone signs in. */
export function letItBeNoon(shop: TestShop): void {
  const now = shop.services.clock();
  const noon = Date.parse(`${businessDay(now)}T12:00:00+08:00`);
  shop.advance((noon >= now.getTime() ? noon : noon + 24 * HOUR_MS) - now.getTime());
}

/** A published deal, of today unless the wish says otherwise. */
export async function makeDeal(shop: TestShop, wish: Wish = {}): Promise<MadeDeal> {
  const { db, clock } = shop.services;
  const { pieces = 2, stock = pieces, limitPerUser = 1, priceFen = 9900 } = wish;
  const product = wish.product ?? (await makeProduct(db, { pieces: stock, priceFen: 16_800 }));
  const skuId = product.skuIds[0] ?? '';
  const now = clock();
  const day = wish.day ?? businessDay(now);
  const terms = { day, skuId, priceFen, allocated: pieces, limitPerUser, note: '一个人喝茶刚好', position: 0 };
  const made = await db.transact((tx) => saveDeal(tx, { wish: terms, draft: null, now }));
  const { id, version } = made.deal;
  await db.transact((tx) => publishDeal(tx, { id, version, now }));
  await aSecondLater(shop);
  return { id, skuId, product };
}

/** What a rush looks at every second. */
export async function aSecondLater({ services }: TestShop): Promise<void> {
  await services.rush.refresh();
}

export function claimAs(client: ShopClient, { id }: Pick<MadeDeal, 'id'>, key = newId()): Promise<Reply> {
  return client.call('wootClaim', { params: { id }, body: {}, headers: { 'Idempotency-Key': key } });
}

/** When it must be granted. */
export async function claimed(client: ShopClient, deal: Pick<MadeDeal, 'id'>): Promise<ClaimAnswer> {
  return must<ClaimAnswer>(await claimAs(client, deal));
}

export function releaseAs(client: ShopClient, { id }: Pick<ClaimAnswer, 'id'>): Promise<Reply> {
  return client.call('wootRelease', { params: { id }, body: {}, headers: { 'Idempotency-Key': newId() } });
}

export const draftOf = (deal: MadeDeal, claim: Pick<ClaimAnswer, 'id'>) => ({
  kind: 'woot',
  subjectId: claim.id,
  lines: [{ skuId: deal.skuId, quantity: 1 }],
});

/** The claim's order, unpaid. */
export async function orderOf(buyer: Buyer, deal: MadeDeal, claim: Pick<ClaimAnswer, 'id'>): Promise<OrderRow> {
  return await buyer.ordered(draftOf(deal, claim));
}

/** From the claim to the payment. */
export async function buyDeal(buyer: Buyer, deal: MadeDeal): Promise<OrderRow> {
  const order = await orderOf(buyer, deal, await claimed(buyer.client, deal));
  return must<OrderRow>(await buyer.payByBalance(order.id));
}

/** sold, held and left. */
export async function figuresOf({ services }: TestShop, { id }: Pick<MadeDeal, 'id'>): Promise<number[]> {
  const { sold, held, left }: DealLive = await dealLive(services.db.read, id);
  return [sold, held, left];
}

/** A claim of a deal of its own, whatever the time of day. */
export async function makeClaim(shop: TestShop, owner: ShopClient): Promise<string> {
  const deal = await makeDeal(shop, { pieces: 3 });
  const hour = new Date(shop.services.clock().getTime() + 8 * HOUR_MS).getUTCHours();
  if (hour < 10) await openNow(shop, deal);
  return (await claimed(owner, deal)).id;
}

/** Tests that cannot move the clock, because sessions would end, move the beginning. */
async function openNow(shop: TestShop, { id }: MadeDeal): Promise<void> {
  const { db, clock } = shop.services;
  const opensAt = new Date(clock().getTime() - 1000);
  await db.transact((tx) =>
    tx.updateTable('claim_supplies').set({ opens_at: opensAt }).where('subject_id', '=', id).execute(),
  );
  await aSecondLater(shop);
}
