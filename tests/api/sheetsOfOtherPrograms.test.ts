import type { Answer, Contract, GoodsImport, GoodsImportRow } from '@jiwu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { applyFile, checkFile, rowsOf } from '../support/goodsFile.ts';
import { act } from '../support/goodsStaff.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder, newTrackingNo } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { byLibreOffice, byOpenpyxl, seenByOpenpyxl } from '../support/otherPrograms.ts';
import { cellsOf, formOf } from '../support/sheets.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { takeAway } from '../support/takeAway.ts';

type Dispatched = Answer<Contract['staffDispatchImport']>;

let shop: TestShop;
let orders: StaffClient;
let goods: StaffClient;
let client: ShopClient;
beforeAll(async () => {
  shop = await startTestShop();
  [orders, goods] = [await signInStaff(shop, ['orders']), await signInStaff(shop, ['goods'])];
  client = createShopClient(shop, { roaming: true });
  await client.register();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** As a person fills it in: the code with its zeros as a text, the price and the stock as numbers. */
async function goodsFile(codes: readonly string[]) {
  return await byOpenpyxl([
    ['商家编码', '价格', 'VIP价', '库存', '单件成本', '标签'],
    ...codes.map((code, nth) => [code, 95 + nth / 10, null, 30 + nth, 40.5, '秋冬,新品']),
  ]);
}

async function madeWithCodes(codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await makeProduct(shop.services.db, {
      title: `慢物 青瓷 ${code}`,
      skus: [{ optionValues: [], code, priceFen: 10_000 }],
    });
  }
}

const programs = { openpyxl: (made: Uint8Array<ArrayBuffer>) => Promise.resolve(made), LibreOffice: byLibreOffice };
const names = ['openpyxl', 'LibreOffice'] as const;

describe('a file made by', () => {
  it.each(names)('%s is taken by the import of goods: checked, written, in the shop', async (name) => {
    const codes = ['007', '690123456789', '1234567890123456789', 'QING_01'].map((code) => `${code}${name[0]}`);
    // Digits alone, too: what looks like a number stays the code that it is.
    codes.push(name === 'openpyxl' ? '000123456789012345' : '000123456789012346');
    await madeWithCodes(codes);
    const file = await checkFile(shop, goods, await programs[name](await goodsFile(codes)));
    expect(file.rows).toMatchObject({ all: codes.length, bad: 0, changed: codes.length, ready: codes.length });
    const changed: GoodsImportRow[] = await rowsOf(goods, file.id, 'changed');
    expect(changed[1]?.changes).toEqual(
      expect.arrayContaining([{ field: 'priceFen', before: 10_000, after: 9_510 }]) as unknown,
    );
    expect((await applyFile(shop, goods, file)).rows).toMatchObject({ written: codes.length, failed: 0 });
    for (const [nth, code] of codes.entries()) {
      const query = new URLSearchParams({ words: code }).toString();
      const { items } = must<Answer<Contract['staffProductList']>>(await goods.call('staffProductList', { query }));
      const fen = 9_500 + nth * 10;
      expect(items, code).toEqual([
        expect.objectContaining({ title: `慢物 青瓷 ${code}`, priceFen: { from: fen, to: fen }, available: 30 + nth }),
      ]);
    }
  });

  it.each(names)('%s is taken by dispatch: numbers with zeros in front, carriers by their names', async (name) => {
    const [one, two] = [
      await makeOrder(shop, client, { state: 'paid' }),
      await makeOrder(shop, client, { state: 'paid' }),
    ];
    const numbers = [`00${newTrackingNo().slice(3)}`, newTrackingNo()];
    const made = await byOpenpyxl([
      ['快递单号', '快递', '备注', '订单编号'],
      [numbers[0] ?? '', '顺丰', '易碎', one.no],
      [numbers[1] ?? '', '顺丰速运', null, two.no],
    ]);
    const form = formOf(await programs[name](made), '今日发货.xlsx');
    const sent = must<Dispatched>(await act(orders, 'staffDispatchImport', { form }));
    expect(sent.counts).toEqual({ sent: 2, alreadySent: 0, refused: 0 });
    expect(sent.rows.map(({ orderNo, trackingNo }) => [orderNo, trackingNo])).toEqual([
      [one.no, numbers[0]],
      [two.no, numbers[1]],
    ]);
  });
});

describe('a file of ours', () => {
  /** Cells by the heading of their column, of the row that has this in its first one. */
  const rowOf = <T>(lines: readonly (readonly T[])[], first: (cell: T | undefined) => boolean) => {
    const [headings = [], ...rows] = lines;
    const row = rows.find((cells) => first(cells[0])) ?? [];
    return (heading: (cell: T) => boolean) => row[headings.findIndex(heading)];
  };

  it('with orders is opened by both: numbers of 16 digits as texts, sums as numbers, Chinese', async () => {
    const order = await makeOrder(shop, client, { state: 'paid' });
    const bytes = await takeAway(shop, orders, { kind: 'orders' });
    for (const [name, seen] of [
      ['openpyxl', await seenByOpenpyxl(bytes)],
      ['LibreOffice', await seenByOpenpyxl(await byLibreOffice(bytes))],
    ] as const) {
      const at = rowOf(seen, (cell) => cell?.[1] === order.no);
      const under = (heading: string) => at((cell) => cell[1] === heading);
      expect(under('订单号'), name).toEqual(['s', order.no, '@']);
      expect(under('种类')?.slice(0, 2), name).toEqual(['s', '普通']);
      expect(under('实付（元）')?.slice(0, 2), name).toEqual(['n', order.payFen / 100]);
      expect(under('件数')?.slice(0, 2), name).toEqual(['n', 1]);
      expect(under('手机'), name).toEqual(['s', expect.stringMatching(/^1\d{2}\*{4}\d{4}$/), '@']);
      expect(under('导出人')?.[1], name).toEqual(expect.stringContaining('测试员工'));
    }
    const shown = rowOf(await cellsOf(await byLibreOffice(bytes, 'csv')), (cell) => cell === order.no);
    expect(shown((heading) => heading === '订单号')).toBe(order.no);
    expect(shown((heading) => heading === '状态')).toBe('待发货');
  });

  it('with goods is opened by both, and what they save is brought in again without a change', async () => {
    const codes = ['0012', '9876543210987654321'];
    await madeWithCodes(codes);
    const headers = { token: goods.token, 'User-Type': 'Staff', anonymous: 'a'.repeat(32) };
    const response = await fetch(`${shop.apiUrl}/api/staff/goods/export?format=xlsx`, { headers });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const saved = await byLibreOffice(bytes);
    for (const seen of [await seenByOpenpyxl(bytes), await seenByOpenpyxl(saved)]) {
      for (const code of codes) {
        const at = rowOf(seen, (cell) => cell?.[1] === code);
        const under = (heading: string) => at((cell) => cell[1] === heading);
        expect(under('编码')).toEqual(['s', code, '@']);
        expect(under('商品名称')?.slice(0, 2)).toEqual(['s', `慢物 青瓷 ${code}`]);
        expect(under('售价')?.slice(0, 2)).toEqual(['n', 100]);
      }
    }
    const again: GoodsImport = await checkFile(shop, goods, saved);
    expect(again.rows).toMatchObject({ bad: 0, changed: 0, new: 0, same: again.rows.all });
  });

  it('with products is opened by LibreOffice: what could be a formula is none', async () => {
    await makeProduct(shop.services.db, { title: '=1+1 的壶' });
    const bytes = await takeAway(shop, goods, { kind: 'products', filters: { words: '=1+1' } });
    const [, row = []] = await cellsOf(await byLibreOffice(bytes, 'csv'));
    expect(row[1]).toBe('=1+1 的壶');
  });
});
