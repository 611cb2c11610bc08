import type { Answer, Business, Contract, StaffBusiness } from '@jiwu/contract';
import { apiUrl } from './addresses.ts';
import { callApi } from './callApi.ts';
import { callerOf } from './checkout.ts';
import type { Account } from './registerByApi.ts';
import type { StaffCall } from './staffMember.ts';

/** What two reasons of staff look like: one of the picture, one of a field. */
const reasons = [
  { field: 'licence', words: '执照照片反光，看不清“经营者”一栏。' },
  { field: 'licenceName', words: '执照名称与执照不一致。' },
];

/** The account's businesses, as the shop has them now. */
export async function businessesOf(account: Account): Promise<Business[]> {
  const { data } = await callApi('GET', '/business', callerOf(account));
  return (data as Answer<Contract['businessList']>).items;
}

/** Staff decide on the account's first business. */
export async function decide(
  staff: StaffCall,
  account: Account,
  verdict: 'approve' | 'refuse',
): Promise<StaffBusiness> {
  const [business] = await businessesOf(account);
  if (!business) throw new Error('there is no business to decide on');
  const { id, version } = business;
  const body = verdict === 'approve' ? { version } : { version, reasons };
  return (await staff(`/staff/business/${id}/${verdict}`, body)) as StaffBusiness;
}

interface Tiered {
  readonly productId: string;
  readonly skuId: string;
  readonly minQuantity: number;
  readonly tierFen: number;
}

/** A product of the demo shop with wholesale tiers and enough pieces. */
export async function findTiered(): Promise<Tiered> {
  const { items } = await read<{ items: { id: string }[] }>('/resource/list');
  for (const { id } of items) {
    const product = await read<Answer<Contract['productDetail']>>(`/product/detail?id=${id}`);
    const sku = product.skus.find(({ wholesale, available }) => wholesale[0] && available >= wholesale[0].minQuantity);
    const [tier] = sku?.wholesale ?? [];
    const isOpen = product.limitPerUser === null || (tier && product.limitPerUser >= tier.minQuantity);
    if (sku && tier && isOpen) {
      return { productId: id, skuId: sku.id, minQuantity: tier.minQuantity, tierFen: tier.priceFen };
    }
  }
  throw new Error('the demo shop has no product with tiers on its first page');
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(`${apiUrl}/api${path}`);
  return ((await response.json()) as { data: T }).data;
}
