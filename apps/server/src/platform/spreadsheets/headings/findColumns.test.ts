import { describe, expect, it } from 'vitest';
import { findColumns } from './findColumns.ts';
import { findHeadings } from './findHeadings.ts';
import { normaliseHeading } from './normaliseHeading.ts';
import { recipientColumns } from './recipientColumns.ts';

const find = (...headings: string[]) => findColumns(headings, recipientColumns);
const rowOf = (number: number, ...cells: string[]) => ({ number, cells, doubts: [], isHidden: false });

it.each([
  ['＊ 收 货 人（必填）：', '收货人'],
  ['手机号码(11位)', '手机号码'],
  ['【必填】收货地址', '收货地址'],
  ['ＳＫＵ Code', 'skucode'],
  ['数量\n（件）', '数量'],
  ['（备注）', '备注'],
])('%s says %s', (heading, said) => {
  expect(normaliseHeading(heading)).toBe(said);
});

describe('columns', () => {
  it('are found by the words of shops, their software and couriers', () => {
    expect(find('收件人姓名', '联系方式', '详细地址', '货号', '件数', '买家留言', '店铺')).toEqual({
      columns: { name: 0, phone: 1, address: 2, skuCode: 3, quantity: 4 },
      missing: [],
      doubled: [],
      unknown: ['买家留言', '店铺'],
    });
    expect(find('省份', '城市', '区/县', '收货地址', '姓名', '电话', '商品标题').columns).toEqual({
      province: 0,
      city: 1,
      district: 2,
      address: 3,
      name: 4,
      phone: 5,
      title: 6,
    });
  });

  it('are missed unless another says the same', () => {
    expect(find('姓名', '数量').missing).toEqual(['phone', 'address', 'skuCode']);
    expect(find('收货信息', '商品名称').missing).toEqual([]);
  });

  it('that stand twice are told, and the better word is taken', () => {
    const found = find('电话', '手机', '姓名', '地址', 'SKU', '数量', '数量');
    expect(found.columns).toMatchObject({ phone: 1, quantity: 5 });
    expect(found.doubled).toEqual([
      { name: 'phone', columns: [0, 1] },
      { name: 'quantity', columns: [5, 6] },
    ]);
  });

  it('mean one thing each: no word belongs to two', () => {
    const words = Object.values(recipientColumns).flatMap(({ synonyms }) => synonyms.map(normaliseHeading));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe('the row of the headings', () => {
  it('may stand below a title', () => {
    const rows = [
      rowOf(1, '双十一答谢名单'),
      rowOf(3, '收货人', '手机', '地址', 'SKU'),
      rowOf(4, '王晓岚', '138', '杭州', 'A'),
    ];
    expect(findHeadings(rows, recipientColumns)).toMatchObject({ row: 3, missing: [] });
  });

  it('is the first where none is found, with everything missing', () => {
    const rows = [rowOf(2, '王晓岚', '13800002207'), rowOf(3, '李建民', '15900006613')];
    expect(findHeadings(rows, recipientColumns)).toMatchObject({
      row: 2,
      missing: ['name', 'phone', 'address', 'skuCode'],
    });
    expect(findHeadings([], recipientColumns)).toBeUndefined();
  });
});
