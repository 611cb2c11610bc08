import type { Answer, Business, Contract, DropshippingBatch, DropshippingRowInput } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { makeBatchOrders } from '../../apps/server/src/jobs/makeBatchOrders.ts';
import { listBusinesses } from '../../apps/server/src/modules/people/businesses/index.ts';
import { createShopClient, type Reply, type ShopClient } from './createShopClient.ts';
import { makeApprovedBusiness } from './makeBusiness.ts';
import { must, PAYMENT_PASSWORD } from './makeBuyer.ts';
import { rechargeAs } from './rechargeAs.ts';
import type { TestShop } from './startTestShop.ts';
import { userIdOf } from './userIdOf.ts';
import { hashPaymentPassword, setPaymentPassword } from '../../apps/server/src/modules/money/wallet/index.ts';

export type BatchQuote = Answer<Contract['dropshippingQuote']>;
type Row = Partial<DropshippingRowInput>;
/** As much of a shop as a reseller needs: that of a test, or that of a drill. */
type Shop = Pick<TestShop, 'apiUrl' | 'services'> & { readonly sandbox: Pick<TestShop['sandbox'], 'get'> };

/** A person with an approved business who sends batches. */
export interface Reseller {
  readonly client: ShopClient;
  readonly userId: string;
  readonly businessId: string;
  readonly create: (rows?: readonly Row[], more?: Readonly<Record<string, unknown>>) => Promise<DropshippingBatch>;
  /** A batch with one bad row, as a draft has. */
  readonly draft: () => Promise<string>;
  readonly get: (id: string) => Promise<DropshippingBatch>;
  readonly add: (id: string, rows: readonly Row[]) => Promise<Reply>;
  readonly quote: (id: string) => Promise<BatchQuote>;
  /** Quotes, then orders at that price. */
  readonly order: (id: string, key?: string) => Promise<Reply>;
  /** The same, and makes all orders. */
  readonly ordered: (id: string) => Promise<DropshippingBatch>;
  readonly payByBalance: (id: string, key?: string) => Promise<Reply>;
  readonly cancel: (id: string) => Promise<Reply>;
  readonly recharge: (amountFen: number) => Promise<void>;
}

/** Of one recharge: they have an approved business. */
const MOST_FEN = 5_000_000;
let people = 0;

/** A row that is good but for what differs: every one goes to another person. */
export function rowTo(goods: string, quantity = 1, more: Row = {}): DropshippingRowInput {
  people += 1;
  return {
    recipient: `收件人${people}`,
    phoneNumber: `138${String(people).padStart(8, '0')}`,
    address: `浙江省杭州市西湖区文三路 ${people} 号`,
    goods,
    quantity: String(quantity),
    ...more,
  };
}

/** A reseller who registered over HTTP, or the given user, with an approved business of theirs. */
export async function makeReseller(
  shop: Shop,
  wish: { client?: ShopClient; balanceFen?: number } = {},
): Promise<Reseller> {
  const client = wish.client ?? createShopClient(shop, { roaming: true });
  if (!wish.client) await client.register();
  const userId = userIdOf(client);
  const businessId = await approvedOf(shop, client);
  const { config, db, clock } = shop.services;
  const passwordHash = hashPaymentPassword(config, { userId, password: PAYMENT_PASSWORD });
  if (!wish.client) await db.transact((tx) => setPaymentPassword(tx, { userId, passwordHash, now: clock() }));
  const reseller = actionsOf(shop, { client, userId, businessId });
  if (wish.balanceFen) await reseller.recharge(wish.balanceFen);
  return reseller;
}

async function approvedOf(shop: Shop, client: ShopClient): Promise<string> {
  const own = await listBusinesses(shop.services.db.read, userIdOf(client));
  const approved = own.find(({ state }) => state === 'approved');
  const business: Pick<Business, 'id'> = approved ?? (await makeApprovedBusiness(shop, client));
  return business.id;
}

function actionsOf(
  shop: Shop,
  { client, userId, businessId }: Pick<Reseller, 'client' | 'userId' | 'businessId'>,
): Reseller {
  const keyed = (key = newId()) => ({ 'Idempotency-Key': key });
  const create: Reseller['create'] = async (rows = [], more = {}) => {
    const body = { businessId, name: '11月社群名单', rows, ...more };
    return must<DropshippingBatch>(await client.call('dropshippingCreate', { body, headers: keyed() }));
  };
  const get: Reseller['get'] = async (id) => must(await client.call('dropshippingGet', { params: { id } }));
  const quote: Reseller['quote'] = async (id) => must(await client.call('dropshippingQuote', { params: { id } }));
  const order: Reseller['order'] = async (id, key) => {
    const { key: quoteKey } = await quote(id);
    return await client.call('dropshippingOrder', { params: { id }, body: { quoteKey }, headers: keyed(key) });
  };
  return {
    client,
    userId,
    businessId,
    create,
    draft: async () => (await create([{ ...rowTo('没有这样的商品') }])).id,
    get,
    quote,
    order,
    add: (id, rows) => client.call('dropshippingRowsAdd', { params: { id }, body: { rows }, headers: keyed() }),
    async ordered(id) {
      must(await order(id));
      await makeBatchOrders(shop.services);
      return await get(id);
    },
    payByBalance: (id, key) =>
      client.call('dropshippingPayBalance', {
        params: { id },
        body: { password: PAYMENT_PASSWORD },
        headers: keyed(key),
      }),
    cancel: (id) => client.call('dropshippingCancel', { params: { id }, body: {}, headers: keyed() }),
    async recharge(amountFen) {
      for (let left = amountFen; left > 0; left -= MOST_FEN) {
        await rechargeAs(shop, client, { amountFen: Math.min(left, MOST_FEN) });
      }
    },
  };
}
