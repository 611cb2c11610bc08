import type { Answer, OrderRow, orderEndpoints } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { earnIntegral } from '../../apps/server/src/modules/people/integral/index.ts';
import { openSession } from '../../apps/server/src/flows/accounts/outside/openSession.ts';
import { createAddress } from '../../apps/server/src/modules/people/addresses/index.ts';
import { createUser } from '../../apps/server/src/modules/people/identity/index.ts';
import { hashPaymentPassword, setPaymentPassword } from '../../apps/server/src/modules/money/wallet/index.ts';
import { agreed, createShopClient, newPhone, type Reply, type ShopClient } from './createShopClient.ts';
import { rechargeAs } from './rechargeAs.ts';
import type { TestShop } from './startTestShop.ts';
import { userIdOf } from './userIdOf.ts';

export type Quote = Answer<(typeof orderEndpoints)['orderQuote']>;

export interface Draft {
  readonly lines: readonly { readonly skuId: string; readonly quantity: number; readonly sourceId?: string }[];
  readonly coupon?: 'best' | 'none' | { readonly id: string };
  readonly useIntegral?: 'max' | number;
  readonly delivery?: unknown;
}

/** A person who can buy: signed in, with an address, and money or integral as the wish says. */
export interface Buyer {
  readonly client: ShopClient;
  readonly userId: string;
  readonly addressId: string;
  readonly quote: (draft: Draft) => Promise<Quote>;
  /** Quotes, then orders at that price. */
  readonly order: (draft: Draft, more?: Readonly<Record<string, unknown>>) => Promise<Reply>;
  /** The same, when it must succeed. */
  readonly ordered: (draft: Draft, more?: Readonly<Record<string, unknown>>) => Promise<OrderRow>;
  /** Orders at a price that was quoted before; `key` names the request. */
  readonly orderAt: (quoteKey: string, draft: Draft, more?: Readonly<Record<string, unknown>>) => Promise<Reply>;
  readonly payByBalance: (orderId: string, key?: string) => Promise<Reply>;
}

export const PAYMENT_PASSWORD = '270514';

/** As much of a shop as a buyer needs: that of a test, or that of a drill. */
type Shop = Pick<TestShop, 'apiUrl' | 'services'> & { readonly sandbox: Pick<TestShop['sandbox'], 'get'> };

interface Wish {
  readonly balanceFen?: number;
  readonly integral?: number;
}

/** A buyer who registered over HTTP. */
export async function makeBuyer(shop: TestShop, wish: Wish = {}): Promise<Buyer> {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const buyer = await equip(shop, client, { ...wish, balanceFen: 0 });
  for (let left = wish.balanceFen ?? 0; left > 0; left -= 500_000) {
    await rechargeAs(shop, client, { amountFen: Math.min(left, 500_000) });
  }
  return buyer;
}

/** Many buyers at once, without registering over HTTP; their balance was recharged. */
export async function makeCrowd(shop: Shop, size: number, wish: Wish = {}): Promise<Buyer[]> {
  const { services } = shop;
  const makeOne = async (): Promise<Buyer> => {
    const client = createShopClient(shop, { roaming: true });
    client.session = await services.db.transact(async (tx) => {
      const { browserId } = client;
      const now = services.clock();
      const userId = await createUser(tx, { phoneNumber: newPhone(), passwordHash: null, agreed, browserId, now });
      return await openSession(tx, services, { userId, device: { browserId, device: '测试', address: '127.0.0.1' } });
    });
    return await equip(shop, client, wish);
  };
  const buyers: Buyer[] = [];
  const turns = Array.from({ length: Math.min(8, size) }, async () => {
    while (buyers.length < size) buyers.push(await makeOne());
  });
  await Promise.all(turns);
  return buyers.slice(0, size);
}

async function equip(shop: Shop, client: ShopClient, wish: Wish): Promise<Buyer> {
  const userId = userIdOf(client);
  const { services } = shop;
  const passwordHash = hashPaymentPassword(services.config, { userId, password: PAYMENT_PASSWORD });
  const addressId = await services.db.transact(async (tx) => {
    const now = services.clock();
    await setPaymentPassword(tx, { userId, passwordHash, now });
    if (wish.integral) {
      const cause = { kind: 'testGift', id: newId() };
      await earnIntegral(tx, { userId, amount: wish.integral, cause, memo: '测试', now });
    }
    const fields = {
      recipient: '林知夏',
      phoneNumber: '13800006024',
      divisionCode: '330106',
      detail: '文三路 478 号',
      label: null,
      isDefault: true,
    };
    return (await createAddress(tx, { userId, fields, now })).id;
  });
  if (wish.balanceFen) await rechargeAs(shop, client, { amountFen: wish.balanceFen });
  return actionsOf(client, userId, addressId);
}

function actionsOf(client: ShopClient, userId: string, addressId: string): Buyer {
  const full = (draft: Draft) => ({
    addressId,
    coupon: 'none',
    useIntegral: 0,
    delivery: { kind: 'standard' },
    ...draft,
  });
  const quote = async (draft: Draft): Promise<Quote> => must(await client.call('orderQuote', { body: full(draft) }));
  const orderAt: Buyer['orderAt'] = (quoteKey, draft, { key = newId(), ...more } = {}) =>
    client.call('orderCreate', {
      body: { ...full(draft), quoteKey, ...more },
      headers: { 'Idempotency-Key': String(key) },
    });
  const order: Buyer['order'] = async (draft, more) => await orderAt((await quote(draft)).key, draft, more);
  return {
    client,
    userId,
    addressId,
    quote,
    order,
    orderAt,
    ordered: async (draft, more) => must<OrderRow>(await order(draft, more)),
    payByBalance: (orderId, key = newId()) =>
      client.call('orderPayBalance', {
        params: { id: orderId },
        body: { password: PAYMENT_PASSWORD },
        headers: { 'Idempotency-Key': key },
      }),
  };
}

/** The data of a successful call; throws on a refusal. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the test says what it expects there
export function must<T>(reply: Reply): T {
  if (!reply.flag) throw new Error(`${reply.status} ${reply.code}: ${reply.msg} ${JSON.stringify(reply.data)}`);
  return reply.data as T;
}
