import type { Answer, Contract, DropshippingRowInput } from '@jiwu/contract';
import type { Locator } from '@playwright/test';
import { newCreditCode, shopWords } from '../../support/makeBusiness.ts';
import { samplePicture } from '../../support/samplePicture.ts';
import { formOf } from '../../support/sheets.ts';
import { apiUrl, webUrl } from './addresses.ts';
import { decide, findTiered } from './businesses.ts';
import { callApi } from './callApi.ts';
import { callerOf, PASSWORD } from './checkout.ts';
import { newTrackingNo } from './orderPages.ts';
import { outfitBuyer } from './outfitBuyer.ts';
import type { Account } from './registerByApi.ts';
import { signInStaffMember, type StaffCall } from './staffMember.ts';

export type Batch = Answer<Contract['dropshippingGet']>;

/** A SKU with wholesale tiers, as the pages name it. */
export interface Goods {
  readonly skuId: string;
  readonly code: string;
  readonly title: string;
}

/** An account asks for a business; staff have yet to look at its licence. */
export async function applyForBusiness(account: Account): Promise<void> {
  const { browserId, token } = callerOf(account);
  const response = await fetch(`${webUrl}/api/business/licence`, {
    method: 'POST',
    headers: { token, 'User-Type': 'User', anonymous: browserId },
    body: formOf(await samplePicture(), 'licence.png'),
  });
  const { data } = (await response.json()) as { data: { id: string } };
  const licence = {
    licenceName: '杭州市西湖区知夏百货店',
    principal: '林知夏',
    validUntil: null,
    licenceFileId: data.id,
  };
  await call(account, '/business', { kind: 'individual', creditCode: newCreditCode(), ...licence, ...shopWords });
}

/** Gives an account an approved business, balance and a payment password; the staff member who approved it can send parcels, too. */
export async function makeReseller(account: Account, balanceFen = 2_000_000): Promise<StaffCall> {
  await applyForBusiness(account);
  const staff = await signInStaffMember(['orders']);
  await decide(staff, account, 'approve');
  await outfitBuyer(account.phoneNumber, { balanceFen, paymentPassword: PASSWORD });
  return staff;
}

export async function findGoods(): Promise<Goods> {
  const { productId, skuId } = await findTiered();
  const response = await fetch(`${apiUrl}/api/product/detail?id=${productId}`);
  const { data } = (await response.json()) as { data: Answer<Contract['productDetail']> };
  const sku = data.skus.find(({ id }) => id === skuId);
  return { skuId, code: sku?.code ?? '', title: data.title };
}

let people = 0;

/** A row that is good but for what differs: every one goes to another person. */
export function rowTo(goods: string, more: Partial<DropshippingRowInput> = {}): DropshippingRowInput {
  people += 1;
  return {
    recipient: `收件人${people}`,
    phoneNumber: `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    address: `浙江省杭州市西湖区文三路 ${people} 号`,
    goods,
    quantity: '1',
    ...more,
  };
}

export async function makeBatch(account: Account, goods: Goods, rows: readonly DropshippingRowInput[], name: string) {
  const { data } = await callApi('GET', '/business', callerOf(account));
  const [business] = (data as Answer<Contract['businessList']>).items;
  const body = { businessId: business?.id, name, skuIds: [goods.skuId], rows };
  return (await call(account, '/dropshipping', body)) as Batch;
}

/** Orders a batch at its price of now; it waits for its payment. */
export async function orderBatch(account: Account, id: string): Promise<void> {
  const { data } = await callApi('GET', `/dropshipping/${id}/quote`, callerOf(account));
  await call(account, `/dropshipping/${id}/order`, { quoteKey: (data as Answer<Contract['dropshippingQuote']>).key });
}

/** The rows of a batch with their orders. */
export async function rowsOf(account: Account, id: string): Promise<Answer<Contract['dropshippingRows']>['items']> {
  const { data } = await callApi('GET', `/dropshipping/${id}/rows`, callerOf(account));
  return (data as Answer<Contract['dropshippingRows']>).items;
}

/** Staff send the parcels of rows; the tracking number of each, by row. */
export async function sendParcels(staff: StaffCall, account: Account, id: string, nos: readonly number[]) {
  const sent = new Map<number, string>();
  for (const { no, order } of await rowsOf(account, id)) {
    if (!nos.includes(no) || !order) continue;
    const trackingNo = newTrackingNo();
    await staff(`/staff/order/${order.no}/dispatch`, { carrier: 'sf', trackingNo });
    sent.set(no, trackingNo);
  }
  return sent;
}

/** The parcel of a row has arrived, as the business says. */
export async function receiveRow(account: Account, id: string, wanted: number): Promise<void> {
  const row = (await rowsOf(account, id)).find(({ no }) => no === wanted);
  await call(account, `/order/${row?.order?.id}/receive`, {});
}

/** Pastes cells as a sheet puts them on the clipboard. */
export async function pasteCells(cell: Locator, cells: readonly (readonly string[])[]): Promise<void> {
  const text = cells.map((row) => row.join('\t')).join('\r\n');
  await cell.focus();
  await cell.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function call(account: Account, path: string, body: unknown): Promise<unknown> {
  const { flag, msg, data } = await callApi('POST', path, callerOf(account), body);
  if (!flag) throw new Error(`${path}: ${msg}`);
  return data;
}
