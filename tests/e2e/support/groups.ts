import { HOUR_MS } from '@jiwu/kernel';
import { expect } from '@playwright/test';
import { Client } from 'pg';
import { apiUrl } from './addresses.ts';
import { callerOf } from './buyByApi.ts';
import { callApi } from './callApi.ts';
import { findDemoProduct } from './demoProducts.ts';
import { outfitBuyer } from './outfitBuyer.ts';
import { type Account, registerByApi } from './registerByApi.ts';
import { signInStaffMember } from './staffMember.ts';

const PASSWORD = '270514';

export interface Campaign {
  readonly id: string;
  readonly productId: string;
  readonly skuId: string;
  readonly priceFen: number;
}

interface ProductSku {
  readonly id: string;
  readonly priceFen: number;
  readonly vipPriceFen: number | null;
  readonly available: number;
}

/** A campaign for a demo product, of three unless said otherwise. Both widths share it: a product has one at a time. */
export async function findOrMakeCampaign(keyword: string, size = 3): Promise<Campaign> {
  const product = await findDemoProduct(keyword);
  const found = await findCampaign(product.id);
  if (found) return found;
  const { skus } = await read<{ skus: ProductSku[] }>(`/product/detail?id=${product.id}`);
  const staff = await signInStaffMember(['marketing']);
  const now = Date.now();
  await staff('/staff/groupPurchase/campaign', {
    productId: product.id,
    skus: skus.map(({ id, priceFen, vipPriceFen }) => ({
      skuId: id,
      priceFen: Math.floor((vipPriceFen ?? priceFen) * 0.8),
    })),
    size,
    startsAt: new Date(now - HOUR_MS).toISOString(),
    endsAt: new Date(now + 48 * HOUR_MS).toISOString(),
    limitPerUser: 2,
  }).catch((error: unknown) => {
    // The other width may have been quicker; then it is there.
    if (!String(error).includes('已有拼团')) throw error;
  });
  // The answer of a moment ago, that there is none, is kept for up to a second.
  await expect.poll(() => findCampaign(product.id), { message: keyword }).not.toBeNull();
  const made = await findCampaign(product.id);
  if (!made) throw new Error(`${keyword} has no campaign`);
  return made;
}

async function findCampaign(productId: string): Promise<Campaign | null> {
  interface Found {
    readonly campaign: { id: string; skus: { skuId: string; priceFen: number; available: number }[] } | null;
  }
  const { campaign } = await read<Found>(`/groupPurchase/product/${productId}`);
  const sku = campaign?.skus.toSorted((a, b) => a.priceFen - b.priceFen).find(({ available }) => available > 0);
  return campaign && sku ? { id: campaign.id, productId, skuId: sku.skuId, priceFen: sku.priceFen } : null;
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(`${apiUrl}/api${path}`);
  return ((await response.json()) as { data: T }).data;
}

interface Taken {
  readonly orderId: string;
  readonly payFen: number;
  /** Null for whoever opens a group and has not paid. */
  readonly groupId: string | null;
}

/** Takes a seat by the API, and pays it from the balance unless it is to wait. */
export async function takeSeat(
  account: Account,
  campaign: Campaign,
  of: { readonly campaignId: string } | { readonly groupId: string },
  { isPaid = true } = {},
): Promise<Taken> {
  const caller = callerOf(account);
  const call = async (method: string, path: string, body?: unknown) => {
    const { flag, msg, data } = await callApi(method, path, caller, body);
    if (!flag) throw new Error(`${path}: ${msg}`);
    return data as Record<string, unknown>;
  };
  const home = { recipient: '林知夏', phoneNumber: '13800006024', divisionCode: '330106', detail: '文三路 478 号' };
  const address = await call('POST', '/address', home);
  const seat = await call('POST', '/groupPurchase/seat', of);
  const draft = {
    kind: 'groupPurchase',
    subjectId: seat['id'],
    lines: [{ skuId: campaign.skuId, quantity: 1 }],
    addressId: address['id'],
    coupon: 'none',
    useIntegral: 0,
    delivery: { kind: 'standard' },
  };
  const { key } = await call('POST', '/order/quote', draft);
  const order = await call('POST', '/order', { ...draft, quoteKey: key });
  const orderId = String(order['id']);
  if (isPaid) {
    await outfitBuyer(account.phoneNumber, { balanceFen: 200_000, paymentPassword: PASSWORD });
    await call('POST', `/order/${orderId}/pay/balance`, { password: PASSWORD });
  }
  const { groupId } = await call('GET', `/groupPurchase/seat/${String(seat['id'])}`);
  return { orderId, payFen: Number(order['payFen']), groupId: groupId as string | null };
}

/** A group with its leader and so many others, all of whom have paid. */
export async function openGroup(
  campaign: Campaign,
  { others = 0, leader }: { others?: number; leader?: Account } = {},
) {
  const { groupId } = await takeSeat(leader ?? (await registerByApi()), campaign, { campaignId: campaign.id });
  if (groupId === null) throw new Error('the group was not opened');
  for (let joined = 0; joined < others; joined += 1) await takeSeat(await registerByApi(), campaign, { groupId });
  return groupId;
}

/** Lets the time of a group be over: the shop's own sweep then finds it. */
export async function letGroupEnd(groupId: string): Promise<void> {
  const database = new Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  await database.query(`update groups set opened_at = now() - interval '25 h', ends_at = now() where id = $1`, [
    groupId,
  ]);
  await database.end();
}
