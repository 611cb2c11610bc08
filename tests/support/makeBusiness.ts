import type { Business } from '@jiwu/contract';
import { assert, checkSignOf } from '@jiwu/kernel';
import { randomInt } from 'node:crypto';
import { decideOnBusiness } from '../../apps/server/src/flows/businesses/decideOnBusiness.ts';
import { listBusinesses } from '../../apps/server/src/modules/people/businesses/index.ts';
import type { ShopClient } from './createShopClient.ts';
import { must } from './makeBuyer.ts';
import { samplePicture } from './samplePicture.ts';
import { makeStaff } from './staff.ts';
import type { TestShop } from './startTestShop.ts';
import { userIdOf } from './userIdOf.ts';

/** A code that no other test has, with its check sign. */
export function newCreditCode(kind: Business['kind'] = 'individual'): string {
  const body = `${kind === 'individual' ? '92' : '91'}330106MA${String(randomInt(10_000_000)).padStart(7, '0')}`;
  const sign = checkSignOf(body);
  assert(sign, 'the body has 17 signs');
  return `${body}${sign}`;
}

/** Uploads bytes as a licence. */
export async function uploadLicence(client: ShopClient, bytes?: Uint8Array<ArrayBuffer>, name = 'licence.png') {
  const form = new FormData();
  form.set('file', new Blob([bytes ?? (await samplePicture())]), name);
  return await client.call('businessLicence', { form });
}

export const shopWords = {
  shopName: '知夏小铺',
  contactPhone: '13800006024',
  senderName: '知夏小铺',
  senderPhone: '0571-88886024',
};

/** All that the form sends, with a licence of the client's own. */
export async function businessForm(client: ShopClient, more: Partial<Business> = {}) {
  const { kind = 'individual' } = more;
  const { id: licenceFileId } = must<{ id: string }>(await uploadLicence(client));
  return {
    kind,
    creditCode: newCreditCode(kind),
    licenceName: '杭州市西湖区知夏百货店',
    principal: '林知夏',
    validUntil: null,
    licenceFileId,
    ...shopWords,
    ...more,
  };
}

/** The form of a business as it is, for a change. */
export function formOf(business: Business) {
  const { kind, creditCode, licenceName, principal, validUntil, licenceFileId } = business;
  const { shopName, contactPhone, email, website, senderName, senderPhone, version } = business;
  const licence = { kind, creditCode, licenceName, principal, validUntil, licenceFileId };
  return { ...licence, shopName, contactPhone, email, website, senderName, senderPhone, version };
}

/** A business of the client's that waits for staff: one that does if there is one, else the first, else a new one. */
export async function makeBusiness(shop: TestShop, client: ShopClient): Promise<string> {
  const own = await listBusinesses(shop.services.db.read, userIdOf(client));
  const found = own.find(({ state }) => state === 'reviewing') ?? own[0];
  if (found) return found.id;
  return must<Business>(await client.call('businessSubmit', { body: await businessForm(client) })).id;
}

/** A business that staff have approved. */
export async function makeApprovedBusiness(
  shop: Pick<TestShop, 'services'>,
  client: ShopClient,
  more: Partial<Business> = {},
): Promise<Business> {
  const { db, clock } = shop.services;
  const made = must<Business>(await client.call('businessSubmit', { body: await businessForm(client, more) }));
  const { staffId } = await makeStaff(shop, ['orders']);
  const { id, version } = made;
  await db.transact((tx) => decideOnBusiness(tx, { id, staffId, version, reasons: null, now: clock() }));
  return { ...made, state: 'approved', version: version + 1, approvedAt: clock().toISOString() };
}
