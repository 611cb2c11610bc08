import { randomInt } from 'node:crypto';
import type { Answer, orderEndpoints } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { dispatchOrder } from '../../apps/server/src/flows/orders/dispatchOrder.ts';
import { payOrderByBalance } from '../../apps/server/src/flows/orders/payOrderByBalance.ts';
import { getOrder, listOrderLines, type OrderLineRecord } from '../../apps/server/src/modules/trade/orders/index.ts';
import type { ShopClient } from './createShopClient.ts';
import { makeProduct } from './makeProduct.ts';
import { playPayments } from './playPayments.ts';
import { rechargeAs } from './rechargeAs.ts';
import type { TestShop } from './startTestShop.ts';
import { userIdOf } from './userIdOf.ts';

type Quote = Answer<(typeof orderEndpoints)['orderQuote']>;

interface Wish {
  /** One piece of a new product unless given. */
  readonly lines?: readonly { readonly skuId: string; readonly quantity: number }[];
  readonly state?: 'awaitingPayment' | 'paid' | 'sent' | 'completed';
  readonly payWith?: 'balance' | 'wechat' | 'alipay';
  readonly coupon?: 'best' | 'none' | { readonly id: string };
  readonly useIntegral?: number | 'max';
  readonly remark?: string;
}

export interface MadeOrder {
  readonly userId: string;
  readonly id: string;
  readonly no: string;
  readonly payFen: number;
  readonly lines: readonly OrderLineRecord[];
}

const MOST_RECHARGE_FEN = 500_000;

/** An order of a signed-in user, made over HTTP and brought to a state by the shop's own use cases. */
export async function makeOrder(shop: TestShop, client: ShopClient, wish: Wish = {}): Promise<MadeOrder> {
  const { state = 'awaitingPayment', payWith = 'balance' } = wish;
  const made = await createAs(shop, client, wish);
  if (state === 'awaitingPayment') return made;
  await payAs(shop, client, made, payWith);
  if (state === 'sent' || state === 'completed') await sendOrder(shop, made);
  if (state === 'completed') await receiveAs(client, made);
  return { ...made, lines: await listOrderLines(shop.services.db.read, made) };
}

async function createAs({ services }: TestShop, client: ShopClient, wish: Wish): Promise<MadeOrder> {
  const lines = wish.lines ?? [{ skuId: (await makeProduct(services.db)).skuIds[0] ?? '', quantity: 1 }];
  const { coupon = 'none', useIntegral = 0, remark = '' } = wish;
  const draft = { lines, addressId: await addressOf(client), coupon, useIntegral, delivery: { kind: 'standard' } };
  const quote = await told<Quote>(client.call('orderQuote', { body: draft }));
  const { id, no, payFen } = await told<{ id: string; no: string; payFen: number }>(
    client.call('orderCreate', { body: { ...draft, quoteKey: quote.key, remark } }),
  );
  const key = { userId: userIdOf(client), id };
  return { ...key, no, payFen, lines: await listOrderLines(services.db.read, key) };
}

/** Pays with money that is put into the balance for it, or at the sandbox's gateway, which says so at once. */
async function payAs(
  shop: TestShop,
  client: ShopClient,
  order: Pick<MadeOrder, 'userId' | 'id'>,
  payWith: 'balance' | 'wechat' | 'alipay',
): Promise<void> {
  const { db, clock, payables } = shop.services;
  const { payFen, paidAt } = await getOrder(db.read, order);
  if (paidAt) return;
  if (payWith === 'balance') {
    const { availableFen } = await told<{ availableFen: number }>(client.call('walletGet'));
    for (let missing = payFen - availableFen; missing > 0; missing -= MOST_RECHARGE_FEN) {
      const amountFen = Math.min(MOST_RECHARGE_FEN, Math.ceil(missing / 100) * 100);
      await rechargeAs(shop, client, { amountFen });
    }
    const own = { userId: order.userId, id: order.id };
    await db.transact((tx) => payOrderByBalance(tx, { ...own, now: clock() }, payables.order));
    return;
  }
  const { paymentId } = await told<{ paymentId: string }>(
    client.call('orderPay', { params: { id: order.id }, body: { gateway: payWith } }),
  );
  const play = playPayments(shop);
  const outTradeNo = paymentId.replaceAll('-', '');
  const waiting = { client, gateway: payWith, rechargeId: '', paymentId, outTradeNo };
  await play.open(waiting);
  await play.pay(waiting);
  await play.notify(waiting);
}

/** A parcel leaves the house: with all that has not been sent, or with these. */
export async function sendOrder(
  { services }: TestShop,
  order: Pick<MadeOrder, 'no'>,
  lines?: readonly { readonly lineId: string; readonly quantity: number }[],
): Promise<void> {
  const input = { staffId: newId(), no: order.no, carrier: 'sf', trackingNo: newTrackingNo(), lines };
  await services.db.transact((tx) => dispatchOrder(tx, { ...input, now: services.clock() }, services.orders));
}

export async function receiveAs(client: ShopClient, order: Pick<MadeOrder, 'id'>): Promise<void> {
  await told(client.call('orderReceive', { params: { id: order.id }, body: {} }));
}

export function newTrackingNo(): string {
  return `SF1${String(randomInt(0, 1_000_000_000_000)).padStart(12, '0')}`;
}

/** The user's first address; made when there is none. */
async function addressOf(client: ShopClient): Promise<string> {
  const { items } = await told<{ items: { id: string }[] }>(client.call('addressList'));
  if (items[0]) return items[0].id;
  const body = { recipient: '林知夏', phoneNumber: '13800000000', divisionCode: '330106', detail: '文三路 478 号' };
  return (await told<{ id: string }>(client.call('addressCreate', { body }))).id;
}

/** The data of a call; throws on a refusal. */
async function told<T>(call: ReturnType<ShopClient['call']>): Promise<T> {
  const reply = await call;
  if (!reply.flag) throw new Error(`${reply.status} ${reply.code}: ${reply.msg}`);
  return reply.data as T;
}
