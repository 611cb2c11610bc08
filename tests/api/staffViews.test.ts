import { errorCodes, rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let [kefu, other, goods, admin] = [] as unknown as StaffClient[];
beforeAll(async () => {
  shop = await startTestShop();
  [kefu, other, goods, admin] = await Promise.all(
    (['orders', 'orders', 'goods', 'admin'] as const).map((role) => signInStaff(shop, [role])),
  );
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const view = {
  page: 'orders',
  name: '今天要发的',
  query: 'state=awaitingDispatch&day=today',
  sharedRoles: [] as string[],
};
const save = (staff: StaffClient | undefined, change: object = {}, headers = {}) =>
  (staff as StaffClient).call('staffViewSave', { body: { ...view, ...change }, headers });
const idOf = async (reply: ReturnType<typeof save>) => ((await reply).data as { id: string }).id;
const listOf = async (staff: StaffClient | undefined, page: string) => {
  const reply = await (staff as StaffClient).call('staffViewList', { query: `page=${page}` });
  return (reply.data as { items: { id: string; name: string; owner: string | null; position: number }[] }).items;
};

it('is kept for its owner, in their own order, once for one request', async () => {
  const headers = { 'Idempotency-Key': 'save-a-view' };
  const first = await idOf(save(kefu, { page: 'own' }, headers));
  expect(await idOf(save(kefu, { page: 'own' }, headers))).toBe(first);
  const second = await idOf(save(kefu, { page: 'own', name: '超时的' }));
  expect((await listOf(kefu, 'own')).map(({ id }) => id)).toEqual([first, second]);
  expect(await listOf(kefu, 'elsewhere')).toEqual([]);
  for (const stranger of [other, goods, admin]) expect(await listOf(stranger, 'own')).toEqual([]);

  const { page: _page, ...fields } = view;
  const change = { ...fields, name: '改了名', position: 0 };
  expect((await kefu?.call('staffViewChange', { params: { id: second }, body: change }))?.status).toBe(200);
  expect((await listOf(kefu, 'own')).map(({ name }) => name)).toEqual(['改了名', '今天要发的']);
  const row = await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['action', 'before', 'after'])
    .where('target_id', '=', second)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  expect(row).toMatchObject({ action: 'view.change', before: { name: '超时的' }, after: { name: '改了名' } });
});

it('is shared with roles, and changed and deleted by its owner alone', async () => {
  const id = await idOf(save(kefu, { page: 'shared', sharedRoles: ['orders'] }));
  expect(await listOf(other, 'shared')).toMatchObject([{ id, owner: '测试员工' }]);
  expect(await listOf(admin, 'shared')).toHaveLength(1);
  expect(await listOf(goods, 'shared')).toEqual([]);
  expect(await listOf(kefu, 'shared')).toMatchObject([{ id, owner: null }]);
  const { page: _page, ...fields } = view;
  for (const staff of [other, admin]) {
    const body = { ...fields, position: 1 };
    expect((await staff?.call('staffViewChange', { params: { id }, body }))?.status).toBe(404);
    expect((await staff?.call('staffViewDelete', { params: { id } }))?.status).toBe(404);
  }
  expect((await kefu?.call('staffViewDelete', { params: { id } }))?.status).toBe(200);
  expect((await kefu?.call('staffViewDelete', { params: { id } }))?.status).toBe(404);
  expect(await listOf(other, 'shared')).toEqual([]);
});

it('holds what an address bar holds, and no more', async () => {
  const long = { page: 'long', query: `a=${'x'.repeat(2046)}` };
  expect((await save(kefu, long)).status).toBe(200);
  expect((await save(kefu, { ...long, query: `${long.query}x` })).status).toBe(400);
  for (const wrong of [
    { query: 'a=<b>' },
    { query: 'a b' },
    { page: 'No Page' },
    { sharedRoles: ['root'] },
    { name: '' },
  ]) {
    expect((await save(kefu, wrong)).status).toBe(400);
  }
  const change = { params: { id: newId() }, body: { name: '谁', query: '', sharedRoles: [], position: 0 } };
  expect((await kefu?.call('staffViewChange', change))?.status).toBe(404);
});

it('has a limit for a page, also for many at once', async () => {
  const replies = await Promise.all(
    Array.from({ length: rules.staff.views + 5 }, (_, at) => save(goods, { page: 'many', name: `第 ${at}` })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(rules.staff.views);
  expect(replies.find(({ status }) => status !== 200)?.code).toBe(errorCodes.STAFF_VIEW_LIMIT.code);
  const positions = (await listOf(goods, 'many')).map(({ position }) => position);
  expect(new Set(positions).size).toBe(rules.staff.views);
});
