import { randomBytes } from 'node:crypto';
import type { Answer, Contract, EndpointName } from '@jiwu/contract';
import { expect } from 'vitest';
import { type CallInput, createShopClient, type Reply, type ShopClient } from './createShopClient.ts';
import { type MadeProduct, makeProduct } from './makeProduct.ts';
import type { TestShop } from './startTestShop.ts';

export interface CartClient {
  readonly client: ShopClient;
  readonly cartKey: string;
  /** With the cart key of this browser. */
  readonly call: (name: EndpointName, input?: CallInput) => Promise<Reply>;
  readonly list: () => Promise<Answer<Contract['cartList']>>;
  readonly add: (skuId: string | undefined, quantity?: number) => Promise<Answer<Contract['cartAdd']>>;
  readonly change: (id: string | undefined, body: object) => Promise<Reply>;
}

/** A browser with a cart; nobody is signed in until the client registers. */
export function cartClient(shop: TestShop): CartClient {
  const client = createShopClient(shop, { roaming: true });
  const cartKey = randomBytes(16).toString('base64url');
  const call: CartClient['call'] = (name, input = {}) =>
    client.call(name, { ...input, headers: { 'Cart-Key': cartKey, ...input.headers } });
  const answer = async (reply: Promise<Reply>) => {
    const { status, data, msg } = await reply;
    expect([status, msg]).toEqual([200, '']);
    return data;
  };
  return {
    client,
    cartKey,
    call,
    list: async () => (await answer(call('cartList'))) as Answer<Contract['cartList']>,
    add: async (skuId, quantity = 1) =>
      (await answer(call('cartAdd', { body: { skuId, quantity } }))) as Answer<Contract['cartAdd']>,
    change: (id = '', body) => call('cartChange', { params: { id }, body }),
  };
}

/** A browser with a cart whose user has just registered. */
export async function signedInCart(shop: TestShop): Promise<CartClient> {
  const cart = cartClient(shop);
  await cart.client.register();
  return cart;
}

/** An umbrella in two colours, with so many pieces of each. */
export function makeUmbrella(shop: TestShop, pieces: readonly [number, number]): Promise<MadeProduct> {
  return makeProduct(shop.services.db, {
    options: [{ name: '颜色', values: ['暮紫', '雾灰'].map((value) => ({ value, swatch: null, pictureId: null })) }],
    skus: [
      { optionValues: ['暮紫'], pieces: pieces[0] },
      { optionValues: ['雾灰'], pieces: pieces[1] },
    ],
  });
}
