import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgeWorkbook } from '../../apps/server/src/platform/spreadsheets/testing/forgeWorkbook.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder, newTrackingNo } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { makeReseller, rowTo } from '../support/makeReseller.ts';
import { cellsOf, csvOf, formOf, inGb18030, xlsxOf } from '../support/sheets.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Dispatched = Answer<Contract['staffDispatchImport']>;

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

const HEADINGS = ['订单号', '快递公司', '运单号'];
const keyed = (key = newId()) => ({ 'Idempotency-Key': key });
const send = (bytes: BlobPart, key?: string) =>
  staff.call('staffDispatchImport', { form: formOf(bytes, '今日发货.xlsx'), headers: keyed(key) });
const sendLines = async (lines: string[][], key?: string) => await send(await xlsxOf([HEADINGS, ...lines]), key);
const resultsOf = (reply: Parameters<typeof must>[0]) => must<Dispatched>(reply).rows.map(({ result }) => result);

async function paidBatch(count: number) {
  const code = `SH-${newId().slice(-8).toUpperCase()}`;
  await makeProduct(shop.services.db, { priceFen: 1000, pieces: count, skus: [{ optionValues: [], code }] });
  const reseller = await makeReseller(shop, { balanceFen: count * 2000 });
  const rows = Array.from({ length: count }, () => rowTo(code));
  const { id } = await reseller.create(rows.slice(0, 200));
  for (let from = 200; from < count; from += 200) must(await reseller.add(id, rows.slice(from, from + 200)));
  await reseller.ordered(id);
  must(await reseller.payByBalance(id));
  const { rows: orders } = await sql<{ no: string }>`
    select no from orders where subject_id = ${id} order by id`.execute(shop.services.db.read);
  return { reseller, id, nos: orders.map(({ no }) => no) };
}

const auditsOf = async (action: string) => {
  const { rows } = await sql<{ after: unknown; staff_id: string }>`
    select after, staff_id from audit_rows where action = ${action} order by seq`.execute(shop.services.db.read);
  return rows;
};

it('500 orders of a batch leave within half a minute, and none twice when the file is sent again', async () => {
  const { reseller, id, nos } = await paidBatch(500);
  const lines = nos.map((no) => [no, '顺丰', newTrackingNo()]);
  const file = await xlsxOf([HEADINGS, ...lines]);
  const started = performance.now();
  const first = must<Dispatched>(await send(file));
  const took = performance.now() - started;
  console.log(`500 orders dispatched in ${Math.round(took)} ms`);
  expect(first.counts).toEqual({ sent: 500, alreadySent: 0, refused: 0 });
  expect(took).toBeLessThan(30_000);
  expect(first.rows[0]).toEqual({
    row: 2,
    orderNo: nos[0],
    carrier: '顺丰',
    trackingNo: lines[0]?.[2],
    result: 'sent',
  });
  expect((await reseller.get(id)).progress).toMatchObject({ awaitingDispatch: 0, sent: 500 });
  const again = must<Dispatched>(await send(file));
  expect(again.counts).toEqual({ sent: 0, alreadySent: 500, refused: 0 });
  const { rows } = await sql<{ parcels: number }>`
    select count(*)::int as parcels from parcels where user_id = ${reseller.userId}`.execute(shop.services.db.read);
  expect(rows[0]?.parcels).toBe(500);
  // Each order has its own row in the audit log, as by hand; the file has one for each time that it was sent.
  expect((await auditsOf('order.dispatch')).filter(({ staff_id }) => staff_id === staff.staffId)).toHaveLength(500);
  expect((await auditsOf('order.dispatchFile')).map(({ after }) => after)).toEqual([
    { name: '今日发货.xlsx', sent: 500, alreadySent: 0, refused: 0 },
    { name: '今日发货.xlsx', sent: 0, alreadySent: 500, refused: 0 },
  ]);
});

it('each row says what became of it, and none keeps another back', async () => {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const paid = await makeOrder(shop, client, { state: 'paid' });
  const sent = await makeOrder(shop, client, { state: 'sent' });
  const unpaid = await makeOrder(shop, client);
  const other = await makeOrder(shop, client, { state: 'paid' });
  const trackingNo = newTrackingNo();
  const reply = await sendLines([
    [paid.no, 'SF 顺丰', newTrackingNo()],
    [paid.no, '顺丰速运', 'SF12'],
    [paid.no, '中通快递', 'JD0000000000001'],
    ['1234567890123456', 'sf', newTrackingNo()],
    ['没有', 'sf', newTrackingNo()],
    [sent.no, 'sf', newTrackingNo()],
    [unpaid.no, 'sf', newTrackingNo()],
    [` ${paid.no} `, ' ＳＦ ', trackingNo.toLowerCase()],
    [other.no, '顺丰速运', trackingNo],
    [paid.no, '顺丰速运', trackingNo],
  ]);
  expect(resultsOf(reply)).toEqual([
    'carrierUnknown',
    'trackingWrong',
    'trackingWrong',
    'orderUnknown',
    'orderUnknown',
    'sentOtherwise',
    'notDue',
    'sent',
    'trackingTaken',
    'alreadySent',
  ]);
  expect(must<Dispatched>(reply).counts).toEqual({ sent: 1, alreadySent: 1, refused: 8 });
  const detail = must<{ parcels: { trackingNo: string }[] }>(
    await client.call('orderGet', { params: { id: paid.id } }),
  );
  expect(detail.parcels.map((parcel) => parcel.trackingNo)).toEqual([trackingNo]);
});

it('a number that a spreadsheet has rounded is not believed, whatever order it names now', async () => {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const { no } = await makeOrder(shop, client, { state: 'paid' });
  const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheet = [
    `<row r="1">${HEADINGS.map((heading, index) => text(`${'ABC'[index]}1`, heading)).join('')}</row>`,
    `<row r="2"><c r="A2"><v>${no}</v></c>${text('B2', 'sf')}${text('C2', newTrackingNo())}</row>`,
  ].join('');
  const reply = await send(new Uint8Array(forgeWorkbook({ sheet })));
  expect(resultsOf(reply)).toEqual(['numberRounded']);
  expect(resultsOf(await sendLines([[no, 'sf', newTrackingNo()]]))).toEqual(['sent']);
});

it('a csv in GB18030 with other headings; the same request twice has one answer', async () => {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const { no } = await makeOrder(shop, client, { state: 'paid' });
  const text = await csvOf([
    ['物流公司', '快递单号', '订单编号', '备注'],
    ['圆通速递', 'YT1234567890123', no, '易碎'],
  ]);
  const bytes = inGb18030(text.replace('\uFEFF', ''));
  const key = newId();
  const one = must<Dispatched>(await send(bytes, key));
  expect(one.counts.sent).toBe(1);
  expect(must<Dispatched>(await send(bytes, key))).toEqual(one);
  expect(resultsOf(await send(bytes))).toEqual(['alreadySent']);
});

it('the template is downloaded, filled in and sent back; its example is no parcel', async () => {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  for (const format of ['xlsx', 'csv']) {
    const { no } = await makeOrder(shop, client, { state: 'paid' });
    const headers = { 'User-Type': 'Staff', token: staff.token };
    const response = await fetch(`${shop.apiUrl}/api/staff/dispatch/template?format=${format}`, { headers });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="jiwu-dispatch.${format}"`);
    const [headings = [], example = []] = await cellsOf(bytes);
    expect(headings).toEqual(HEADINGS);
    expect((await send(bytes)).data).toMatchObject({ reason: 'empty' });
    const filled = await send(await xlsxOf([headings, example, [no, '顺丰', newTrackingNo()]]));
    expect(resultsOf(filled)).toEqual(['sent']);
  }
  expect((await staff.call('staffDispatchTemplate', { query: 'format=pdf' })).status).toBe(400);
  const finance = await signInStaff(shop, ['finance']);
  expect((await finance.call('staffDispatchTemplate', { query: 'format=csv' })).status).toBe(404);
});

it('refuses what is no such file, and whoever may not dispatch', async () => {
  const lacking = await send(
    await xlsxOf([
      ['订单号', '备注'],
      ['1', '2'],
    ]),
  );
  expect([lacking.code, lacking.data]).toEqual([
    errorCodes.SPREADSHEET_REFUSED.code,
    {
      reason: 'missingColumns',
      columns: ['快递公司', '运单号'],
      sentence: '表头里没有“快递公司”“运单号”，请照模板补上后再上传',
    },
  ]);
  const many = Array.from({ length: 501 }, (_, index) => [String(index), 'sf', '1']);
  expect((await sendLines(many)).data).toMatchObject({
    reason: 'tooManyRows',
    sentence: expect.stringContaining('500') as string,
  });
  expect((await sendLines([])).data).toMatchObject({ reason: 'empty' });
  expect((await staff.call('staffDispatchImport', { form: new FormData() })).data).toMatchObject({ reason: 'noFile' });
  expect((await staff.call('staffDispatchImport', {})).status).toBe(415);
  const finance = await signInStaff(shop, ['finance']);
  const form = formOf(await xlsxOf([HEADINGS, ['1', 'sf', '1']]), 'a.xlsx');
  expect((await finance.call('staffDispatchImport', { form })).status).toBe(404);
  expect((await createShopClient(shop).call('staffDispatchImport', { form })).status).toBe(401);
});
