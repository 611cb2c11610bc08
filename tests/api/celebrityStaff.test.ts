import { type Answer, type Contract, errorCodes, type StaffCelebrity } from '@jiwu/contract';
import { HOUR_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { makeApplication } from '../support/makeApplication.ts';
import { samplePicture } from '../support/samplePicture.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let staff: StaffClient;
let product: MadeProduct;
beforeAll(async () => {
  shop = await startTestShop();
  product = await makeProduct(shop.services.db, { priceFen: 16_800, vipPriceFen: 16_000 });
  staff = await signInStaff(shop, ['marketing']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const keyed = (key = newId()) => ({ 'Idempotency-Key': key });
const someone = async () => (await makeCrowd(shop, 1))[0] as Buyer;
const profile = {
  name: '老周测评',
  field: '录音',
  bio: '做了十一年录音，现在测一切会出声的东西。',
  categoryId: 'home',
  platforms: [{ platform: 'douyin', followers: 1_204_000 }],
};
const words = { shelf: '茶', note: '每天早上都用', good: '出水利落', bad: '把手偏热', used: '两年' };
const create = (userId: string, more = {}, key = newId()) =>
  staff.call('staffCelebrityCreate', { body: { userId, ...profile, ...more }, headers: keyed(key) });
const made = async () => must<StaffCelebrity>(await create((await someone()).userId));
const addPick = ({ id }: { id: string }, more = {}) =>
  staff.call('staffPickAdd', {
    params: { id },
    body: { productId: product.id, ...words, prices: [], endsAt: null, ...more },
    headers: keyed(),
  });
const show = ({ id, version }: StaffCelebrity, state: 'shown' | 'hidden') =>
  staff.call('staffCelebrityState', { params: { id }, body: { state, version }, headers: keyed() });
const upload = async ({ id, version }: StaffCelebrity, place: 'avatar' | 'cover') => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await samplePicture())], { type: 'image/png' }), 'a.png');
  return await staff.call('staffCelebrityPicture', {
    params: { id },
    query: `place=${place}&version=${version}`,
    form,
    headers: keyed(),
  });
};
const auditOf = async (targetId: string) =>
  (
    await shop.services.db.read
      .selectFrom('audit_rows')
      .select('action')
      .where('target_id', '=', targetId)
      .orderBy('seq')
      .execute()
  ).map(({ action }) => action);

it('staff make a celebrity, complete the page and show it; every step is in the audit log', async () => {
  const user = await someone();
  const key = newId();
  const celebrity = must<StaffCelebrity>(await create(user.userId, {}, key));
  expect(celebrity).toMatchObject({ ...profile, userId: user.userId, state: 'hidden', version: 1, picks: [] });
  expect(must<StaffCelebrity>(await create(user.userId, {}, key)).id).toBe(celebrity.id);
  expect((await create(user.userId)).code).toBe(errorCodes.CELEBRITY_TWICE.code);
  expect((await create(newId())).status).toBe(404);
  expect((await create((await someone()).userId, { categoryId: 'homeTea' })).code).toBe(errorCodes.GOODS_UNKNOWN.code);
  const twice = { platforms: [profile.platforms[0], profile.platforms[0]] };
  expect((await create((await someone()).userId, twice)).status).toBe(400);

  expect((await show(celebrity, 'shown')).code).toBe(errorCodes.CELEBRITY_INCOMPLETE.code);
  const withAvatar = must<StaffCelebrity>(await upload(celebrity, 'avatar'));
  expect((await upload(celebrity, 'cover')).code).toBe(errorCodes.CELEBRITY_CHANGED.code);
  const withCover = must<StaffCelebrity>(await upload(withAvatar, 'cover'));
  expect((await show(withCover, 'shown')).code).toBe(errorCodes.CELEBRITY_INCOMPLETE.code);
  const pick = must<StaffCelebrity>(await addPick(celebrity)).picks[0];
  const guest = createShopClient(shop);
  expect((await guest.call('celebrityGet', { query: `id=${celebrity.id}` })).status).toBe(404);
  const shown = must<StaffCelebrity>(await show(withCover, 'shown'));
  expect(shown).toMatchObject({ state: 'shown', version: 4 });
  await expect
    .poll(async () => (await guest.call('celebrityGet', { query: `id=${shown.id}` })).data)
    .toMatchObject({ name: '老周测评', pickCount: 1, avatar: { fileId: shown.avatarFileId } });
  expect((await guest.call('fileGet', { params: { id: shown.avatarFileId ?? '' } })).status).toBe(200);

  const change = (version: number) =>
    staff.call('staffCelebrityChange', {
      params: { id: shown.id },
      body: { ...profile, name: '老周', version },
      headers: keyed(),
    });
  expect(must<StaffCelebrity>(await change(4))).toMatchObject({ name: '老周', version: 5 });
  expect((await change(4)).code).toBe(errorCodes.CELEBRITY_CHANGED.code);
  must(await show({ ...shown, version: 5 }, 'hidden'));
  await expect.poll(async () => (await guest.call('celebrityGet', { query: `id=${shown.id}` })).status).toBe(404);
  const steps = ['create', 'picture', 'picture', 'state', 'change', 'state'].map((step) => `celebrity.${step}`);
  expect(await auditOf(celebrity.id)).toEqual(steps);
  expect(await auditOf(pick?.id ?? '')).toEqual(['celebrity.addPick']);
  const listed = must<Answer<Contract['staffCelebrityList']>>(
    await staff.call('staffCelebrityList', { query: 'state=hidden' }),
  );
  expect(listed.items.some(({ id }) => id === celebrity.id)).toBe(true);
});

it('a celebrity’s price is below everything that anybody pays, of a SKU of the product, and until when it runs', async () => {
  const celebrity = await made();
  const [skuId = ''] = product.skuIds;
  const other = await makeProduct(shop.services.db);
  const priced = (priceFen: number, of = skuId) => addPick(celebrity, { prices: [{ skuId: of, priceFen }] });
  expect((await priced(16_000)).code).toBe(errorCodes.PICK_PRICE_HIGH.code);
  expect((await priced(9900, other.skuIds[0])).code).toBe(errorCodes.GOODS_UNKNOWN.code);
  expect((await addPick(celebrity, { productId: newId() })).code).toBe(errorCodes.GOODS_UNKNOWN.code);
  expect((await addPick(celebrity, { endsAt: shop.services.clock().toISOString() })).status).toBe(400);
  const [pick] = must<StaffCelebrity>(await priced(15_999)).picks;
  expect(pick).toMatchObject({
    version: 1,
    rateBp: 0,
    prices: [{ skuId, priceFen: 15_999, ordinaryFen: 16_000, isUndercut: false }],
  });
  const change = (version: number, more = {}) =>
    staff.call('staffPickChange', {
      params: { id: pick?.id ?? '' },
      body: { ...words, prices: [{ skuId, priceFen: 14_000 }], endsAt: null, ...more, version },
      headers: keyed(),
    });
  expect((await change(1, { prices: [{ skuId, priceFen: 16_001 }] })).code).toBe(errorCodes.PICK_PRICE_HIGH.code);
  const endsAt = new Date(shop.services.clock().getTime() + HOUR_MS).toISOString();
  const [changed] = must<StaffCelebrity>(await change(1, { endsAt })).picks;
  expect(changed).toMatchObject({ version: 2, endsAt, prices: [{ priceFen: 14_000 }] });
  expect((await change(1)).code).toBe(errorCodes.PICK_CHANGED.code);
  const stop = (version: number) =>
    staff.call('staffPickEnd', { params: { id: pick?.id ?? '' }, body: { version }, headers: keyed() });
  expect((await stop(1)).code).toBe(errorCodes.PICK_CHANGED.code);
  expect(must<StaffCelebrity>(await stop(2)).picks[0]).toMatchObject({ isOver: true });
  expect((await stop(3)).code).toBe(errorCodes.PICK_CHANGED.code);
  expect(await auditOf(pick?.id ?? '')).toEqual(['celebrity.addPick', 'celebrity.changePick', 'celebrity.endPick']);
});

it('an application is sent once at a time, withdrawn, refused with a reason, or makes a celebrity', async () => {
  const user = await someone();
  const stranger = await someone();
  const body = {
    name: '木子声学',
    field: '音箱',
    bio: '做了十年音箱，只说自己听过的。',
    platforms: [{ platform: 'bilibili', account: 'muzi', followers: 94_000 }],
    words: '想推荐几只千元以内的音箱。',
  };
  type Application = Answer<Contract['celebrityApply']>;
  const apply = (more = {}) => user.client.call('celebrityApply', { body: { ...body, ...more }, headers: keyed() });
  const first = must<Application>(await apply());
  expect(first).toMatchObject({ name: '木子声学', state: 'waiting', reason: null, decidedAt: null });
  expect((await apply()).code).toBe(errorCodes.APPLICATION_WAITS.code);
  for (const more of [{ platforms: [] }, { words: '' }, { state: 'approved' }, { bio: 'a\u202eb' }]) {
    expect((await apply(more)).status).toBe(400);
  }
  const withdraw = ({ client }: Buyer, id: string) =>
    client.call('celebrityApplicationWithdraw', { params: { id }, body: {}, headers: keyed() });
  expect((await withdraw(stranger, first.id)).status).toBe(404);
  expect(must<Application>(await withdraw(user, first.id)).state).toBe('withdrawn');
  expect((await withdraw(user, first.id)).status).toBe(404);

  const second = must<Application>(await apply());
  const refuse = (id: string) =>
    staff.call('staffApplicationRefuse', { params: { id }, body: { reason: '请补充近期作品。' }, headers: keyed() });
  const waiting = must<Answer<Contract['staffApplicationList']>>(await staff.call('staffApplicationList'));
  expect(waiting.items.map(({ id }) => id)).toEqual([second.id]);
  expect(waiting.items[0]).toMatchObject({ userId: user.userId, ...body });
  must(await refuse(second.id));
  expect((await refuse(second.id)).code).toBe(errorCodes.APPLICATION_DECIDED.code);
  const third = must<Application>(await apply());
  const approve = (id: string) =>
    staff.call('staffApplicationApprove', { params: { id }, body: { categoryId: 'home' }, headers: keyed() });
  const celebrity = must<StaffCelebrity>(await approve(third.id));
  expect(celebrity).toMatchObject({ userId: user.userId, name: '木子声学', state: 'hidden' });
  expect((await approve(third.id)).code).toBe(errorCodes.APPLICATION_DECIDED.code);
  expect((await apply()).code).toBe(errorCodes.ALREADY_CELEBRITY.code);
  const mine = must<Answer<Contract['celebrityApplications']>>(await user.client.call('celebrityApplications'));
  expect(mine.items.map(({ state }) => state)).toEqual(['approved', 'refused', 'withdrawn']);
  const told = must<Answer<Contract['noticeList']>>(await user.client.call('noticeList')).items;
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(['applicationApproved', 'applicationRefused']);
  expect(await auditOf(third.id)).toEqual(['celebrity.approve']);
  expect(await auditOf(second.id)).toEqual(['celebrity.refuse']);
});

it('two members of staff decide on an application at once: one does', async () => {
  const id = await makeApplication(shop, (await someone()).userId);
  const another = await signInStaff(shop, ['marketing']);
  const decisions = [staff, another].flatMap((member) => [
    member.call('staffApplicationApprove', { params: { id }, body: { categoryId: 'home' }, headers: keyed() }),
    member.call('staffApplicationRefuse', { params: { id }, body: { reason: '请补充。' }, headers: keyed() }),
  ]);
  const replies = await Promise.all(decisions);
  expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
  const refused = replies.filter(({ flag }) => !flag).map(({ code }) => code);
  expect(new Set(refused)).toEqual(new Set([errorCodes.APPLICATION_DECIDED.code]));
});

it('staff order what a celebrity recommends, all of it or not at all', async () => {
  const celebrity = await made();
  const other = await makeProduct(shop.services.db);
  must(await addPick(celebrity));
  const { picks } = must<StaffCelebrity>(await addPick(celebrity, { productId: other.id }));
  const ids = picks.map(({ id }) => id);
  const order = (pickIds: readonly string[]) =>
    staff.call('staffPickOrder', { params: { id: celebrity.id }, body: { pickIds }, headers: keyed() });
  expect((await order(ids.slice(1))).code).toBe(errorCodes.PICK_CHANGED.code);
  const ordered = must<StaffCelebrity>(await order(ids.toReversed()));
  expect(ordered.picks.map(({ id }) => id)).toEqual(ids.toReversed());
  expect(await auditOf(celebrity.id)).toEqual(['celebrity.create', 'celebrity.orderPicks']);
});

it('rates of commission are set for a product or a category, and everyone sees who set what', async () => {
  const goods = await makeProduct(shop.services.db);
  const ofProduct = (id: string, rateBp: number | null, wasBp: number | null) =>
    staff.call('staffProductCommission', { params: { id }, body: { rateBp, wasBp }, headers: keyed() });
  expect(must(await ofProduct(goods.id, 800, null))).toEqual({ rateBp: 800 });
  expect((await ofProduct(goods.id, 900, null)).code).toBe(errorCodes.COMMISSION_CHANGED.code);
  expect((await ofProduct(goods.id, 5001, 800)).status).toBe(400);
  expect((await ofProduct(newId(), 100, null)).status).toBe(404);
  const ofCategory = (id: string, rateBp: number | null, wasBp: number | null) =>
    staff.call('staffCategoryCommission', { params: { id }, body: { rateBp, wasBp }, headers: keyed() });
  expect(must(await ofCategory('home', 300, null))).toEqual({ rateBp: 300 });
  expect((await ofCategory('garden', 300, null)).status).toBe(404);

  type Rates<N extends 'staffCommissionCategories' | 'staffCommissionProducts'> = Answer<Contract[N]>['items'];
  const finance = await signInStaff(shop, ['finance']);
  const categories = must<{ items: Rates<'staffCommissionCategories'> }>(
    await finance.call('staffCommissionCategories'),
  ).items;
  const home = categories.find(({ id }) => id === 'home');
  expect(home).toMatchObject({ rateBp: 300, appliedBp: 300 });
  expect(categories.find(({ parentId }) => parentId === 'home')).toMatchObject({ rateBp: null, appliedBp: 300 });
  const own = must<{ items: Rates<'staffCommissionProducts'> }>(await finance.call('staffCommissionProducts')).items;
  expect(own).toMatchObject([{ id: goods.id, rateBp: 800 }]);
  expect(must(await ofProduct(goods.id, null, 800))).toEqual({ rateBp: null });
  const read = (name: 'staffCommissionProducts' | 'staffCommissionOfProduct', input: object) =>
    finance.call(name, input).then((reply) => must<unknown>(reply));
  expect(await read('staffCommissionProducts', {})).toMatchObject({ items: [] });
  expect(await read('staffCommissionOfProduct', { params: { id: goods.id } })).toMatchObject({ rateBp: null });

  const { items: changes } = must<Answer<Contract['staffCommissionChanges']>>(
    await finance.call('staffCommissionChanges'),
  );
  expect(changes).toMatchObject([
    { kind: 'product', id: goods.id, byName: '测试员工', beforeBp: 800, afterBp: null },
    { kind: 'category', id: 'home', name: home?.name, beforeBp: null, afterBp: 300 },
    { kind: 'product', id: goods.id, beforeBp: null, afterBp: 800 },
  ]);
  expect(await auditOf(goods.id)).toEqual(['commission.set', 'commission.set']);
});
