import { apiUrl } from './addresses.ts';
import { callApi, type Caller } from './callApi.ts';
import { findDemoProduct } from './demoProducts.ts';
import { outfitBuyer } from './outfitBuyer.ts';
import type { Account } from './registerByApi.ts';

const PASSWORD = '270514';

export interface Bought {
  readonly id: string;
  readonly no: string;
  readonly payFen: number;
}

export const callerOf = ({ browserId, session }: Account): Caller => ({ browserId, token: session.token });

/** A demo product by its name, or what a celebrity recommends. */
type Goods = { readonly keyword: string } | { readonly pick: { readonly skuId: string; readonly pickId: string } };

/** An order of so many pieces of one thing, paid from the balance unless it is to wait. */
export async function buyByApi(
  account: Account,
  wanted: Goods & { readonly quantity: number; readonly isPaid?: boolean; readonly balanceFen?: number },
): Promise<Bought> {
  const caller = callerOf(account);
  const home = { recipient: '林知夏', phoneNumber: '13800006024', divisionCode: '330106', detail: '文三路 478 号' };
  const address = await call(caller, '/address', home);
  const goods =
    'pick' in wanted
      ? { skuId: wanted.pick.skuId, sourceId: wanted.pick.pickId }
      : { skuId: await findSku(wanted.keyword) };
  const draft = {
    lines: [{ ...goods, quantity: wanted.quantity }],
    addressId: address['id'],
    coupon: 'best',
    useIntegral: 0,
    delivery: { kind: 'standard' },
  };
  const { key } = await call(caller, '/order/quote', draft);
  const order = await call(caller, '/order', { ...draft, quoteKey: key });
  if (wanted.isPaid !== false) {
    await outfitBuyer(account.phoneNumber, { balanceFen: wanted.balanceFen ?? 100_000, paymentPassword: PASSWORD });
    await call(caller, `/order/${String(order['id'])}/pay/balance`, { password: PASSWORD });
  }
  return order as unknown as Bought;
}

async function call(caller: Caller, path: string, body: unknown): Promise<Record<string, unknown>> {
  const { flag, msg, data } = await callApi('POST', path, caller, body);
  if (!flag) throw new Error(`${path}: ${msg}`);
  return data as Record<string, unknown>;
}

/** The first SKU of a product that a search leads to, of which there are enough. */
async function findSku(keyword: string): Promise<string> {
  const { id } = await findDemoProduct(keyword);
  const response = await fetch(`${apiUrl}/api/product/detail?id=${id}`);
  const { data } = (await response.json()) as { data: { skus: { id: string; available: number }[] } };
  const sku = data.skus.find(({ available }) => available > 4);
  if (!sku) throw new Error(`${keyword} is sold out`);
  return sku.id;
}
