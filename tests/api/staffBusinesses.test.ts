import { type Answer, type Business, type Contract, errorCodes, type StaffBusiness } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { businessForm, makeApprovedBusiness } from '../support/makeBusiness.ts';
import { must } from '../support/makeBuyer.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
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
const submitted = async (client: ShopClient, more: Partial<Business> = {}) =>
  must<Business>(await client.call('businessSubmit', { body: await businessForm(client, more), headers: keyed() }));
type Step = 'staffBusinessApprove' | 'staffBusinessRefuse' | 'staffBusinessStop' | 'staffBusinessResume';
const step = (name: Step, { id, version }: Pick<Business, 'id' | 'version'>, more = {}, key = newId()) =>
  staff.call(name, { params: { id }, body: { version, ...more }, headers: keyed(key) });
const reasons = [
  { field: 'licence', words: '执照照片反光，看不清“经营者”一栏。' },
  { field: 'licenceName', words: '执照名称与执照不一致。' },
];
/** Numbers as staff see them. */
const masked = (business: Business) => {
  const of = (number: string) => `${number.slice(0, 3)}****${number.slice(-4)}`;
  return { contactPhone: of(business.contactPhone), senderPhone: of(business.senderPhone) };
};
const auditOf = async (id: string) =>
  await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['action', 'before', 'after', 'staff_id as staffId'])
    .where('target_id', '=', id)
    .orderBy('at')
    .execute();
const noticesOf = async (client: ShopClient) =>
  must<Answer<Contract['noticeList']>>(await client.call('noticeList')).items;

it('what waits is listed by when it must be answered, and shown with its licence and history', async () => {
  const client = await someone();
  const [first, second] = [await submitted(client), await submitted(client, { kind: 'company' })];
  const page = must<Answer<Contract['staffBusinessList']>>(await staff.call('staffBusinessList'));
  expect(page.items.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(page.items[0]).toEqual({ ...first, ...masked(first), userId: userIdOf(client) });
  const shown = must<StaffBusiness>(await staff.call('staffBusinessGet', { params: { id: second.id } }));
  expect(shown).toMatchObject({
    ...second,
    ...masked(second),
    isCodeTaken: false,
    reviews: [{ state: 'waiting', decidedBy: null }],
  });
  const licence = await staff.call('staffBusinessLicence', { params: { id: second.id }, query: 'w=320' });
  expect([licence.status, licence.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(licence.headers.get('cache-control')).toBe('private, no-store');
  for (const name of ['staffBusinessGet', 'staffBusinessLicence'] as const) {
    expect((await staff.call(name, { params: { id: newId() } })).status).toBe(404);
  }
});

it('lists go on page by page', async () => {
  const owners = await Promise.all(Array.from({ length: 4 }, someone));
  for (const owner of owners) for (let nth = 0; nth < 8; nth += 1) await submitted(owner);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? 'state=reviewing' : `state=reviewing&cursor=${cursor}`;
    const page = must<Answer<Contract['staffBusinessList']>>(await staff.call('staffBusinessList', { query }));
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(32);
});

it('a verdict is given once, told to the user and audited', async () => {
  const client = await someone();
  const made = await submitted(client);
  for (const bad of [
    { reasons: [] },
    { reasons: [reasons[0], reasons[0]] },
    { reasons: [{ field: 'x', words: 'y' }] },
  ]) {
    expect((await step('staffBusinessRefuse', made, bad)).status).toBe(400);
  }
  const key = newId();
  const refused = must<StaffBusiness>(await step('staffBusinessRefuse', made, { reasons }, key));
  expect(refused).toMatchObject({
    state: 'refused',
    reasons,
    reviews: [{ state: 'refused', decidedBy: staff.staffId }],
  });
  expect(must(await step('staffBusinessRefuse', made, { reasons }, key))).toEqual(refused);
  for (const again of [step('staffBusinessApprove', made), step('staffBusinessRefuse', refused, { reasons })]) {
    expect((await again).code).toBe(errorCodes.BUSINESS_DECIDED.code);
  }
  const { version, state: _state, ...words } = { ...(await businessForm(client)), state: '', version: refused.version };
  const again = must<Business>(
    await client.call('businessChange', { params: { id: made.id }, body: { ...words, version }, headers: keyed() }),
  );
  const approved = must<StaffBusiness>(await step('staffBusinessApprove', again));
  expect(approved.reviews.map(({ state }) => state)).toEqual(['approved', 'refused']);
  const told = await noticesOf(client);
  expect(told.map(({ kind, title, link }) => [kind, title, link])).toEqual([
    ['businessApproved', '「知夏小铺」通过了审核', { kind: 'business', id: made.id }],
    ['businessRefused', '「知夏小铺」没有通过审核，2 处要改', { kind: 'business', id: made.id }],
  ]);
  expect(await auditOf(made.id)).toMatchObject([
    { action: 'business.refuse', before: { state: 'reviewing' }, after: { state: 'refused', reasons } },
    {
      action: 'business.approve',
      before: { state: 'reviewing' },
      after: { state: 'approved' },
      staffId: staff.staffId,
    },
  ]);
});

it('a licence whose time is over meanwhile is not approved', async () => {
  const client = await someone();
  const today = new Date(shop.services.clock().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const made = await submitted(client, { validUntil: today });
  await shop.services.db.transact((tx) =>
    tx.updateTable('businesses').set({ valid_until: '2020-01-01' }).where('id', '=', made.id).execute(),
  );
  await shop.services.db.transact((tx) =>
    tx.updateTable('business_reviews').set({ valid_until: '2020-01-01' }).where('business_id', '=', made.id).execute(),
  );
  expect((await step('staffBusinessApprove', made)).code).toBe(errorCodes.BUSINESS_LICENCE_OVER.code);
});

it('what staff stop only staff resume, and the user hears why', async () => {
  const client = await someone();
  const approved = await makeApprovedBusiness(shop, client);
  expect((await step('staffBusinessStop', approved, {})).status).toBe(400);
  const stopped = must<StaffBusiness>(
    await step('staffBusinessStop', approved, { reason: '多次寄出与描述不符的商品。' }),
  );
  expect(stopped).toMatchObject({ state: 'stopped', stopped: { by: 'staff', reason: '多次寄出与描述不符的商品。' } });
  expect((await step('staffBusinessStop', approved, { reason: '再停一次。' })).code).toBe(
    errorCodes.BUSINESS_CHANGED.code,
  );
  const own = await client.call('businessResume', {
    params: { id: stopped.id },
    body: { version: stopped.version },
    headers: keyed(),
  });
  expect(own.code).toBe(errorCodes.BUSINESS_STOPPED_BY_STAFF.code);
  const resumed = must<StaffBusiness>(await step('staffBusinessResume', stopped));
  expect(resumed).toMatchObject({ state: 'approved', stopped: null });
  const told = (await noticesOf(client)).map(({ kind }) => kind);
  expect(told).toEqual(['businessResumed', 'businessStopped', 'businessApproved']);
  expect((await auditOf(stopped.id)).map(({ action }) => action)).toEqual(['business.stop', 'business.resume']);
});

it('holidays are set by administrators, and audited', async () => {
  const admin = await signInStaff(shop, ['admin']);
  const days = async () =>
    must<Answer<Contract['staffHolidayList']>>(await staff.call('staffHolidayList')).items.map(({ day }) => day);
  expect(await days()).toContain('2026-10-01');
  const set = (name: string) => admin.call('staffHolidaySet', { body: { day: '2027-02-09', name }, headers: keyed() });
  must(await set('春节'));
  must(await set('春节假期'));
  expect(await days()).toContain('2027-02-09');
  const bad = await admin.call('staffHolidaySet', { body: { day: '2027-02-30', name: '春节' }, headers: keyed() });
  expect(bad.status).toBe(400);
  const remove = () => admin.call('staffHolidayRemove', { params: { day: '2027-02-09' }, headers: keyed() });
  must(await remove());
  expect((await remove()).status).toBe(404);
  expect(await days()).not.toContain('2027-02-09');
  expect((await auditOf('2027-02-09')).map(({ action }) => action)).toEqual([
    'holiday.set',
    'holiday.set',
    'holiday.remove',
  ]);
});
