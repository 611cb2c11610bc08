import { type Answer, type Contract, errorCodes, type StaffTemplate } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

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

const listOf = async (query = '') =>
  must<Answer<Contract['staffReplyTemplateList']>>(await staff.call('staffReplyTemplateList', { query })).items;
const create = (body: unknown, key = newId(), by = staff) =>
  by.call('staffReplyTemplateCreate', { body, headers: { 'Idempotency-Key': key } });
const change = (id: string, body: unknown) => staff.call('staffReplyTemplateChange', { params: { id }, body });
const remove = (id: string, version: number) =>
  staff.call('staffReplyTemplateRemove', { params: { id }, body: { version } });

it('come with the shop, and are written, changed and removed', async () => {
  const given = await listOf('usedFor=afterSaleApprove');
  expect(given.map(({ title }) => title)).toEqual(['质量问题，包运费', '七天无理由', '发错货']);
  const key = newId();
  const body = { usedFor: 'support', title: '发票', text: '发票会在签收后三天内开出。', position: 9 };
  const made = must<StaffTemplate>(await create(body, key));
  expect(made).toMatchObject({ ...body, version: 1, changedByName: '测试员工' });
  expect(must<StaffTemplate>(await create(body, key))).toEqual(made);
  expect((await listOf('usedFor=support')).at(-1)?.id).toBe(made.id);
  const words = { title: '发票进度', text: '发票已在开具。', position: 3 };
  const changed = must<StaffTemplate>(await change(made.id, { ...words, version: 1 }));
  expect(changed).toMatchObject({ ...words, version: 2 });
  const late = await change(made.id, { ...words, version: 1 });
  expect([late.code, late.data]).toEqual([
    errorCodes.TEMPLATE_CHANGED.code,
    expect.objectContaining({ changedBy: staff.staffId }),
  ]);
  expect((await remove(made.id, 1)).code).toBe(errorCodes.TEMPLATE_CHANGED.code);
  must(await remove(made.id, 2));
  expect((await listOf()).some(({ id }) => id === made.id)).toBe(false);
  expect((await change(made.id, { ...words, version: 2 })).status).toBe(404);
  const { rows } = await sql<{ action: string; before: unknown; after: unknown }>`
    select action, before, after from audit_rows where target_id = ${made.id} order by seq`.execute(
    shop.services.db.read,
  );
  expect(rows.map(({ action }) => action)).toEqual(['template.create', 'template.change', 'template.remove']);
  expect(rows[1]).toMatchObject({ before: { title: '发票' }, after: { title: '发票进度' } });
});

it('are for 订单客服, and of a bounded length', async () => {
  const content = await signInStaff(shop, ['content']);
  const body = { usedFor: 'support', title: '发票', text: '好' };
  expect((await create(body, newId(), content)).status).toBe(404);
  expect((await content.call('staffReplyTemplateList')).status).toBe(404);
  expect((await createShopClient(shop).call('staffReplyTemplateList')).status).toBe(401);
  expect((await create({ ...body, text: '' })).status).toBe(400);
  expect((await create({ ...body, usedFor: 'poem' })).status).toBe(400);
  expect((await create({ ...body, title: '字'.repeat(21) })).status).toBe(400);
});
