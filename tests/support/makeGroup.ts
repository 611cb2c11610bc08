import type { Answer, groupPurchaseEndpoints, OrderRow } from '@jiwu/contract';
import { HOUR_MS, newId } from '@jiwu/kernel';
import { createGroupCampaign, type GroupTerms } from '../../apps/server/src/modules/channels/groupPurchase/index.ts';
import type { Reply } from './createShopClient.ts';
import { type Buyer, must, type Quote } from './makeBuyer.ts';
import { makeProduct, makeShopPicture } from './makeProduct.ts';
import type { TestShop } from './startTestShop.ts';

export type SeatAnswer = Answer<(typeof groupPurchaseEndpoints)['groupSeatGet']>;
export type GroupPage = Answer<(typeof groupPurchaseEndpoints)['groupGet']>;
export type MyGroups = Answer<(typeof groupPurchaseEndpoints)['groupMine']>;

export interface MadeCampaign {
  readonly id: string;
  readonly productId: string;
  readonly skuId: string;
  readonly skuIds: readonly string[];
}

type Shop = Pick<TestShop, 'services'>;
type Wish = Partial<Omit<GroupTerms, 'skus' | 'productId'>> & {
  readonly pieces?: number;
  readonly priceFen?: number;
  readonly leaderPriceFen?: number | null;
  /** How many SKUs it has: buyers of different ones do not wait for each other's stock. */
  readonly colours?: number;
};

/** A pot of 168 yuan that two buy together for 129, an hour ago until the day after tomorrow. */
export async function makeGroupCampaign({ services }: Shop, wish: Wish = {}): Promise<MadeCampaign> {
  const now = services.clock();
  const { pieces = 100, priceFen = 12_900, leaderPriceFen = null, colours = 1, ...terms } = wish;
  const product = await makeProduct(services.db, { pieces, now, ...(await inColours(services, colours)) });
  const skuId = product.skuIds[0] ?? '';
  const id = await services.db.transact((tx) =>
    createGroupCampaign(
      tx,
      {
        productId: product.id,
        skus: product.skuIds.map((one) => ({ skuId: one, priceFen, leaderPriceFen })),
        size: 2,
        startsAt: new Date(now.getTime() - HOUR_MS),
        endsAt: new Date(now.getTime() + 48 * HOUR_MS),
        limitPerUser: 2,
        totalPieces: null,
        ...terms,
      },
      now,
    ),
  );
  return { id, productId: product.id, skuId, skuIds: product.skuIds };
}

/** Each has a picture of its own. */
async function inColours({ db, clock }: Shop['services'], number: number) {
  if (number === 1) return {};
  const pictureIds = await db.transact(async (tx) => {
    const made: string[] = [];
    while (made.length < number) made.push(await makeShopPicture(tx, clock()));
    return made;
  });
  const values = pictureIds.map((pictureId, at) => ({ value: `第 ${at + 1} 色`, swatch: null, pictureId }));
  return { options: [{ name: '颜色', values }], skus: values.map(({ value }) => ({ optionValues: [value] })) };
}

/** Opens a group (campaignId) or joins one (groupId), up to the seat's wish. */
export function wishSeat(
  buyer: Buyer,
  of: { readonly campaignId: string } | { readonly groupId: string },
  ifLate: 'refund' | 'openOwn' = 'refund',
): Promise<Reply> {
  return buyer.client.call('groupSeatWish', { body: { ...of, ifLate }, headers: { 'Idempotency-Key': newId() } });
}

/** Quotes and orders with a seat. */
export async function orderSeat(
  buyer: Buyer,
  {
    seatId,
    skuId,
    quantity = 1,
    coupon = 'none',
  }: { seatId: string; skuId: string; quantity?: number; coupon?: unknown },
): Promise<Reply> {
  const draft = {
    kind: 'groupPurchase',
    subjectId: seatId,
    lines: [{ skuId, quantity }],
    addressId: buyer.addressId,
    coupon,
    useIntegral: 0,
    delivery: { kind: 'standard' },
  };
  const quoted = await buyer.client.call('orderQuote', { body: draft });
  if (!quoted.flag) return quoted;
  const { key } = must<Quote>(quoted);
  return await buyer.client.call('orderCreate', {
    body: { ...draft, quoteKey: key },
    headers: { 'Idempotency-Key': newId() },
  });
}

/** Takes a seat, unpaid: the first refusal on the way is the answer. */
export async function takeSeat(
  buyer: Buyer,
  { skuId }: Pick<MadeCampaign, 'skuId'>,
  of: { readonly campaignId: string } | { readonly groupId: string },
  ifLate: 'refund' | 'openOwn' = 'refund',
): Promise<Reply> {
  const wished = await wishSeat(buyer, of, ifLate);
  if (!wished.flag) return wished;
  return await orderSeat(buyer, { seatId: must<SeatAnswer>(wished).id, skuId });
}

/** Opens a group and pays for it out of the balance. */
export async function openGroup(shop: Shop, buyer: Buyer, campaign: MadeCampaign) {
  const order = must<OrderRow>(await takeSeat(buyer, campaign, { campaignId: campaign.id }));
  must(await buyer.payByBalance(order.id));
  return { order, groupId: await groupOfOrder(shop, order.id) };
}

/** Joins a group and pays for it out of the balance. */
export async function joinGroup(buyer: Buyer, campaign: MadeCampaign, groupId: string): Promise<OrderRow> {
  const order = must<OrderRow>(await takeSeat(buyer, campaign, { groupId }));
  return must<OrderRow>(await buyer.payByBalance(order.id));
}

export async function groupOfOrder({ services }: Shop, orderId: string): Promise<string> {
  const row = await services.db.read
    .selectFrom('group_seats')
    .select('group_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.group_id ?? '';
}

export async function seatStates({ services }: Shop, groupId: string): Promise<string[]> {
  const rows = await services.db.read
    .selectFrom('group_seats')
    .select('state')
    .where('group_id', '=', groupId)
    .orderBy('id')
    .execute();
  return rows.map(({ state }) => state);
}
