import type { addressEndpoints, Answer } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Recognised = Answer<(typeof addressEndpoints)['addressRecognise']>;

let shop: TestShop;
let client: ShopClient;
beforeAll(async () => {
  shop = await startTestShop();
  client = createShopClient(shop, { roaming: true });
  await client.register();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const recognise = async (text: string): Promise<Recognised> =>
  must(await client.call('addressRecognise', { body: { text } }));

it('reads a whole address, which can be saved as it is', async () => {
  const { unclear, ...parts } = await recognise(
    '收货人：王小明 13812766024⏎上海市卢湾区淮海中路300号'.replace('⏎', '\n'),
  );
  expect(unclear).toEqual([]);
  expect(parts).toEqual({
    recipient: '王小明',
    phoneNumber: '13812766024',
    divisionCode: '310101',
    detail: '淮海中路300号',
  });
  const saved: { district: string } = must(await client.call('addressCreate', { body: parts }));
  expect(saved.district).toBe('黄浦区');
});

it('reads the same text the same way again', async () => {
  const text = '李娜13912345678浙江省杭州市余杭区临平街道人民大道500号';
  expect(await recognise(text)).toEqual(await recognise(text));
});

it('asks which of several places is meant, and each that it offers can be saved', async () => {
  const { divisionCode, detail, unclear } = await recognise('许磊 13812766024 鼓楼区中山北路30号');
  expect(divisionCode).toBeNull();
  expect(detail).toBe('鼓楼区中山北路30号');
  const [place] = unclear;
  expect(unclear).toHaveLength(1);
  expect(place).toMatchObject({ field: 'divisionCode', reason: 'ambiguous' });
  expect(place?.choices.toSorted()).toEqual(['320106', '320302', '350102', '410204']);
  for (const code of place?.choices ?? []) {
    const body = { recipient: '许磊', phoneNumber: '13812766024', divisionCode: code, detail: '中山北路30号' };
    expect((await client.call('addressCreate', { body })).flag).toBe(true);
  }
});

it.each([
  ['广东省深圳市天河区体育西路1号', 'contradictory'],
  ['广东省深圳市深南大道1号', 'districtMissing'],
  ['杭州市江干区秋涛路1号', 'ambiguous'],
  ['人民路1号', 'missing'],
] as const)('%s: the place is %s', async (text, reason) => {
  const { divisionCode, unclear } = await recognise(`张三 13812766024 ${text}`);
  expect(divisionCode).toBeNull();
  expect(unclear).toMatchObject([{ field: 'divisionCode', reason }]);
});

it('takes the likeliest district of a development zone, and tells the others', async () => {
  const { divisionCode, detail, unclear } = await recognise('张三 13812766024-1234 西安市高新区唐延路11号');
  expect([divisionCode, detail]).toEqual(['610113', '高新区唐延路11号（电话转 1234）']);
  expect(unclear).toEqual([{ field: 'divisionCode', reason: 'zone', choices: ['610113', '610116', '610118'] }]);
});

it.each([
  ['', 'missing'],
  ['0371-65012345', 'landline'],
  ['138****6024', 'malformed'],
  ['1381276602', 'malformed'],
] as const)('number %j: %s', async (number, reason) => {
  const { phoneNumber, unclear } = await recognise(`何勇 ${number} 河南省郑州市金水区花园路39号`);
  expect(phoneNumber).toBeNull();
  expect(unclear).toEqual([{ field: 'phoneNumber', reason, choices: [] }]);
});

it('finds nothing in nothing', async () => {
  const { unclear } = await recognise(' \n ');
  expect(unclear.map(({ field }) => field)).toEqual(['recipient', 'phoneNumber', 'divisionCode', 'detail']);
});

it.each([
  ['too long', { text: '地'.repeat(501) }],
  ['no text', {}],
  ['another kind', { text: 1 }],
  ['an unknown field', { text: '张三', city: '北京' }],
])('refuses %s', async (_, body) => {
  expect((await client.call('addressRecognise', { body })).status).toBe(400);
});

it('is for those who are signed in', async () => {
  expect((await createShopClient(shop).call('addressRecognise', { body: { text: '张三' } })).status).toBe(401);
});

it('reads a list line by line, each as it is read alone', async () => {
  const lines = ['李娜 13912345678 浙江省杭州市余杭区临平街道人民大道500号', '许磊 13812766024 鼓楼区中山北路30号'];
  const { items }: { items: Recognised[] } = must(await client.call('addressRecogniseLines', { body: { lines } }));
  expect(items).toEqual(await Promise.all(lines.map(recognise)));
  // But for a zone over several districts: of a list nobody sees which one was taken, so it is left open, with its city.
  const zone = { lines: ['韩梅 13812766024 四川省成都市高新区天府大道中段688号'] };
  const [left] = must<{ items: Recognised[] }>(await client.call('addressRecogniseLines', { body: zone })).items;
  expect([left?.divisionCode, left?.detail]).toEqual([null, '四川省成都市高新区天府大道中段688号']);
  expect(left?.unclear).toEqual([{ field: 'divisionCode', reason: 'zone', choices: ['510107', '510116', '510117'] }]);
  for (const wrong of [[], [''], Array.from({ length: 101 }, () => '李娜'), ['长'.repeat(501)]]) {
    expect((await client.call('addressRecogniseLines', { body: { lines: wrong } })).status).toBe(400);
  }
});
