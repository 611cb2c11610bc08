import { type Answer, type Business, type Contract, errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findApprovedBusiness, hasApprovedBusiness } from '../../apps/server/src/modules/people/businesses/index.ts';
import { sweepFiles } from '../../apps/server/src/modules/content/files/index.ts';
import { askCloseCode } from '../support/askCloseCode.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import {
  businessForm,
  formOf,
  makeApprovedBusiness,
  newCreditCode,
  shopWords,
  uploadLicence,
} from '../support/makeBusiness.ts';
import { must } from '../support/makeBuyer.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { uploadAs } from '../support/uploadAs.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
let staff: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await signInStaff(shop, ['orders']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const keyed = (key = newId()) => ({ 'Idempotency-Key': key });
async function someone(): Promise<ShopClient> {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  return client;
}
const submit = (client: ShopClient, body: unknown, key = newId()) =>
  client.call('businessSubmit', { body, headers: keyed(key) });
const submitted = async (client: ShopClient, more = {}) =>
  must<Business>(await submit(client, await businessForm(client, more)));
const change = (client: ShopClient, business: Business, more = {}) =>
  client.call('businessChange', {
    params: { id: business.id },
    body: { ...formOf(business), ...more },
    headers: keyed(),
  });
const step = (
  name: 'businessStop' | 'businessResume' | 'businessWithdraw',
  client: ShopClient,
  { id, version }: Business,
) => client.call(name, { params: { id }, body: { version }, headers: keyed() });
const listed = async (client: ShopClient) => must<Answer<Contract['businessList']>>(await client.call('businessList'));
/** What staff decided, as its owner has it: staff see the numbers masked. */
const decide = async (name: 'staffBusinessApprove' | 'staffBusinessRefuse', business: Business, more = {}) => {
  const { id, version, contactPhone, senderPhone } = business;
  const decided = await staff.call(name, { params: { id }, body: { version, ...more }, headers: keyed() });
  return { ...must<Business>(decided), contactPhone, senderPhone };
};
const approve = (business: Business) => decide('staffBusinessApprove', business);
const refuse = (business: Business) =>
  decide('staffBusinessRefuse', business, {
    reasons: [{ field: 'licence', words: '执照照片反光，看不清“经营者”一栏。' }],
  });
const standing = async (client: ShopClient) =>
  must<Answer<Contract['businessStanding']>>(await client.call('businessStanding')).isApproved;

it('a business is submitted with its licence, and waits for staff', async () => {
  const client = await someone();
  const form = await businessForm(client);
  const code = newCreditCode();
  const key = newId();
  const body = { ...form, creditCode: ` ${code.toLowerCase()} ` };
  const made = must<Business>(await submit(client, body, key));
  expect(made).toMatchObject({ creditCode: code, state: 'reviewing', reasons: [], approvedAt: null, version: 1 });
  expect(must<Business>(await submit(client, body, key))).toEqual(made);
  expect(await listed(client)).toEqual({ items: [made], defaultId: null });
  // Without a number of its own, the business is reached at the account's.
  const own = must<Business>(await change(client, made, { contactPhone: null }));
  const account = await shop.services.db.read
    .selectFrom('users')
    .select('phone_number')
    .where('id', '=', userIdOf(client))
    .executeTakeFirstOrThrow();
  expect(own.contactPhone).toBe(account.phone_number);
  expect(await standing(client)).toBe(false);
  expect((await listed(await someone())).items).toEqual([]);
  // The licence is its owner's and nobody else's, and stays.
  const see = (who: ShopClient) => who.call('fileGet', { params: { id: made.licenceFileId } });
  expect([(await see(client)).status, (await see(await someone())).status]).toEqual([200, 404]);
  const file = shop.services.db.read.selectFrom('files').select(['visibility', 'expires_at']);
  expect(await file.where('id', '=', made.licenceFileId).execute()).toEqual([
    { visibility: 'private', expires_at: null },
  ]);
});

it('what no licence can say is refused', async () => {
  const client = await someone();
  const form = await businessForm(client);
  const code = async (more: object) => (await submit(client, { ...form, ...more })).code;
  const wrong = `${form.creditCode.slice(0, -1)}${form.creditCode.endsWith('0') ? '1' : '0'}`;
  expect(await code({ creditCode: wrong })).toBe(errorCodes.CREDIT_CODE_WRONG.code);
  expect(await code({ kind: 'company' })).toBe(errorCodes.BUSINESS_KIND_MISFIT.code);
  expect(await code({ creditCode: '12330106MA00000000' })).toBe(errorCodes.CREDIT_CODE_WRONG.code);
  expect(await code({ validUntil: '2020-01-01' })).toBe(errorCodes.BUSINESS_LICENCE_OVER.code);
  for (const more of [
    { shopName: '夏' },
    { shopName: '一'.repeat(21) },
    { senderPhone: '12345' },
    { contactPhone: '0571-88886024' },
    { principal: '' },
    { licenceName: 'a\u202eb' },
    { creditCode: '9133' },
    { validUntil: '2026-02-30' },
    { state: 'approved' },
  ]) {
    expect((await submit(client, { ...form, ...more })).status, JSON.stringify(more)).toBe(400);
  }
  for (const senderPhone of ['13800006024', '0571-88886024', '021-6688123', '400-800-1234', '05718888602-12']) {
    expect((await submit(client, { ...form, senderPhone, shopName: '' })).status).toBe(400);
  }
  // Nothing of all that was written, and the licence can still be given.
  expect((await listed(client)).items).toEqual([]);
  must(await submit(client, form));
  // Given once: another business needs an upload of its own.
  expect((await submit(client, { ...form, creditCode: newCreditCode() })).status).toBe(404);
});

it('someone else’s picture, and one that is on show, is no licence', async () => {
  const [client, other] = [await someone(), await someone()];
  const form = await businessForm(client);
  const { id } = must<{ id: string }>(await uploadLicence(other));
  expect((await submit(client, { ...form, licenceFileId: id })).status).toBe(404);
  const avatar = await uploadAs(client);
  must(await client.call('userUpdate', { body: { avatar }, headers: { 'File-Ids': avatar } }));
  expect((await submit(client, { ...form, licenceFileId: avatar })).status).toBe(404);
});

it('what was refused says why, and is sent again', async () => {
  const client = await someone();
  const made = await submitted(client);
  const refused = await refuse(made);
  expect(refused).toMatchObject({
    state: 'refused',
    reasons: [{ field: 'licence', words: '执照照片反光，看不清“经营者”一栏。' }],
  });
  const [mine] = (await listed(client)).items as [Business];
  expect(mine).toMatchObject({ state: 'refused', reasons: refused.reasons });
  expect((await change(client, made)).code).toBe(errorCodes.BUSINESS_CHANGED.code);
  const { id: licenceFileId } = must<{ id: string }>(await uploadLicence(client));
  const again = must<Business>(await change(client, mine, { licenceFileId }));
  expect(again).toMatchObject({ state: 'reviewing', licenceFileId, reasons: [], version: 3 });
  expect(Date.parse(again.submittedAt)).toBeGreaterThanOrEqual(Date.parse(made.submittedAt));
  const approved = await approve(again);
  expect(approved).toMatchObject({ state: 'approved', reasons: [] });
  expect(await standing(client)).toBe(true);
  expect((await listed(client)).defaultId).toBe(made.id);
});

it('what was refused can also be sent again as it is, or removed with its licences', async () => {
  const client = await someone();
  const refused = await refuse(await submitted(client));
  const again = must<Business>(await change(client, refused));
  expect(again.state).toBe('reviewing');
  const remove = (who: ShopClient) => who.call('businessRemove', { params: { id: again.id }, headers: keyed() });
  expect((await remove(await someone())).status).toBe(404);
  must(await remove(client));
  expect((await remove(client)).status).toBe(404);
  expect((await listed(client)).items).toEqual([]);
  await sweepFiles(shop.services);
  const left = shop.services.db.read.selectFrom('files').select('id').where('id', '=', again.licenceFileId);
  expect(await left.execute()).toEqual([]);
});

it('of an approved business the shop changes at once, the licence after another review', async () => {
  const client = await someone();
  const approved = await approve(await submitted(client));
  const renamed = must<Business>(await change(client, approved, { shopName: '知夏茶铺', senderName: '知夏' }));
  expect(renamed).toMatchObject({ state: 'approved', shopName: '知夏茶铺', senderName: '知夏' });
  const sender = { senderName: '小林', senderPhone: '13900001111' };
  const send = (who: ShopClient, version: number) =>
    who.call('businessSender', { params: { id: renamed.id }, body: { ...sender, version }, headers: keyed() });
  expect((await send(client, 1)).code).toBe(errorCodes.BUSINESS_CHANGED.code);
  expect((await send(await someone(), renamed.version)).status).toBe(404);
  const sent = must<Business>(await send(client, renamed.version));
  expect(sent).toMatchObject({ state: 'approved', ...sender });
  expect(await standing(client)).toBe(true);

  const moved = must<Business>(await change(client, sent, { licenceName: '杭州市滨江区知夏食品店' }));
  expect(moved).toMatchObject({ state: 'reviewing', licenceName: '杭州市滨江区知夏食品店' });
  expect(moved.approvedAt).toBe(approved.approvedAt);
  expect(await standing(client)).toBe(false);
  // The change is given up: what was approved counts again at once.
  expect((await step('businessWithdraw', await someone(), moved)).status).toBe(404);
  const back = must<Business>(await step('businessWithdraw', client, moved));
  expect(back).toMatchObject({ state: 'approved', licenceName: approved.licenceName, shopName: '知夏茶铺' });
  expect((await step('businessWithdraw', client, back)).code).toBe(errorCodes.BUSINESS_CHANGED.code);
  expect(await standing(client)).toBe(true);
  // The same after a refusal.
  const refused = await refuse(must<Business>(await change(client, back, { principal: '林一' })));
  expect(must<Business>(await step('businessWithdraw', client, refused))).toMatchObject({ principal: '林知夏' });
  // And it is never removed.
  const removal = await client.call('businessRemove', { params: { id: back.id }, headers: keyed() });
  expect(removal.code).toBe(errorCodes.BUSINESS_WAS_APPROVED.code);
});

it('while it is reviewed, a change takes the place of what waits', async () => {
  const client = await someone();
  const made = await submitted(client);
  const changed = must<Business>(await change(client, made, { principal: '林一' }));
  expect(changed).toMatchObject({ state: 'reviewing', principal: '林一', version: 2 });
  const old = await staff.call('staffBusinessApprove', {
    params: { id: made.id },
    body: { version: made.version },
    headers: keyed(),
  });
  expect(old.code).toBe(errorCodes.BUSINESS_DECIDED.code);
  // Never approved: there is nothing to go back to.
  expect((await step('businessWithdraw', client, changed)).code).toBe(errorCodes.BUSINESS_CHANGED.code);
  expect(await approve(changed)).toMatchObject({ state: 'approved', principal: '林一' });
});

it('停用 and 恢复使用: only an approved one counts', async () => {
  const client = await someone();
  const { db } = shop.services;
  const approved = await makeApprovedBusiness(shop, client);
  const userId = userIdOf(client);
  const counts = async () => [
    (await findApprovedBusiness(db.read, userId, approved.id))?.senderName ?? null,
    await hasApprovedBusiness(db.read, userId),
  ];
  expect(await counts()).toEqual([shopWords.senderName, true]);
  expect(await findApprovedBusiness(db.read, userIdOf(await someone()), approved.id)).toBeNull();
  expect((await step('businessStop', await someone(), approved)).status).toBe(404);
  const stopped = must<Business>(await step('businessStop', client, approved));
  expect(stopped).toMatchObject({ state: 'stopped', stopped: { by: 'user', reason: null } });
  expect(await counts()).toEqual([null, false]);
  expect((await step('businessStop', client, stopped)).code).toBe(errorCodes.BUSINESS_CHANGED.code);
  expect((await change(client, stopped, { principal: '林一' })).code).toBe(errorCodes.BUSINESS_CHANGED.code);
  expect((await step('businessResume', client, approved)).code).toBe(errorCodes.BUSINESS_CHANGED.code);
  expect(must<Business>(await step('businessResume', client, stopped))).toMatchObject({
    state: 'approved',
    stopped: null,
  });
  expect(await counts()).toEqual([shopWords.senderName, true]);
});

it('a code has one approved business', async () => {
  const [one, two] = [await someone(), await someone()];
  const creditCode = newCreditCode();
  const first = await submitted(one, { creditCode });
  const second = await submitted(two, { creditCode });
  const approved = await approve(first);
  const refusal = await staff.call('staffBusinessApprove', {
    params: { id: second.id },
    body: { version: second.version },
    headers: keyed(),
  });
  expect(refusal.code).toBe(errorCodes.BUSINESS_CODE_TAKEN.code);
  // Whoever submits it now hears so at once.
  const late = await submit(await someone(), await businessForm(two, { creditCode }));
  expect(late.status).toBe(404);
  expect((await submit(two, await businessForm(two, { creditCode }))).code).toBe(errorCodes.BUSINESS_CODE_TAKEN.code);
  // Stopped, it makes room; then it cannot come back.
  const stopped = must<Business>(await step('businessStop', one, approved));
  await approve(second);
  expect((await step('businessResume', one, stopped)).code).toBe(errorCodes.BUSINESS_CODE_TAKEN.code);
});

it('ten at most', async () => {
  const client = await someone();
  for (let count = 0; count < 10; count += 1) await submitted(client);
  const reply = await submit(client, await businessForm(client));
  expect(reply.code).toBe(errorCodes.BUSINESS_LIMIT.code);
  expect((await listed(client)).items).toHaveLength(10);
});

it('a closed account leaves an id that names nobody', async () => {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const approved = await makeApprovedBusiness(shop, client);
  const waiting = await submitted(client);
  shop.advance(61_000);
  const code = await askCloseCode(shop, { client, userId: userIdOf(client) });
  must(await client.call('userClose', { body: { code } }));
  const rows = await shop.services.db.read
    .selectFrom('businesses')
    .selectAll()
    .where('id', 'in', [approved.id, waiting.id])
    .execute();
  expect(rows).toMatchObject([
    { id: approved.id, state: 'stopped', stopped_by: 'shop', shop_name: '已注销', credit_code: null, principal: null },
  ]);
  const gone = await staff.call('staffBusinessGet', { params: { id: approved.id } });
  expect(gone.status).toBe(404);
  await sweepFiles(shop.services);
  const files = [approved.licenceFileId, waiting.licenceFileId];
  expect(await shop.services.db.read.selectFrom('files').select('id').where('id', 'in', files).execute()).toEqual([]);
});

it('takes an e-mail and a website, or none, at once; what is neither is refused', async () => {
  const client = await someone();
  const contact = { email: 'service@example.com', website: 'https://shop.example.com/spring?a=1' };
  const plain = await submitted(client);
  expect(plain).toMatchObject({ email: null, website: null });
  const made = await submitted(client, contact);
  expect(made).toMatchObject(contact);
  const approved = await approve(made);
  expect(approved).toMatchObject(contact);
  // How one is reached is no part of the licence: nobody reviews it again.
  const changed = must<Business>(await change(client, approved, { email: 'shop@example.com', website: null }));
  expect(changed).toMatchObject({ state: 'approved', email: 'shop@example.com', website: null });
  const refused = [
    { email: 'service' },
    { email: 'a b@example.com' },
    { email: `${'a'.repeat(95)}@example.com` },
    { website: 'shop.example.com' },
    { website: 'ftp://shop.example.com' },
    { website: 'javascript:alert(1)' },
    { website: `https://shop.example.com/${'a'.repeat(200)}` },
  ];
  for (const wrong of refused) expect((await change(client, changed, wrong)).status, JSON.stringify(wrong)).toBe(400);
});

it('staff may find them wrong, and closing the account forgets them', async () => {
  const client = await someone();
  const made = await submitted(client, { email: 'service@example.com', website: 'https://shop.example.com' });
  const reasons = [
    { field: 'email', words: '退信了，请换一个。' },
    { field: 'website', words: '打不开。' },
  ];
  const verdict = await decide('staffBusinessRefuse', made, { reasons });
  expect(verdict).toMatchObject({ state: 'refused', reasons, email: 'service@example.com' });
  const again = must<Business>(await change(client, verdict, { email: null, website: null }));
  await approve(again);
  const withMail = must<Business>(await change(client, (await listed(client)).items[0] ?? made, { email: 'a@b.cn' }));
  expect(withMail.email).toBe('a@b.cn');
  const userId = userIdOf(client);
  shop.advance(60_000);
  const code = await askCloseCode(shop, { client, userId });
  must(await client.call('userClose', { body: { code } }));
  const rows = await shop.services.db.read
    .selectFrom('businesses')
    .select(['email', 'website'])
    .where('user_id', '=', userId)
    .execute();
  expect(rows).toEqual([{ email: null, website: null }]);
});
