import { expect, it } from 'vitest';
import { plainPhone, readRow } from './readRow.ts';
import { repeatKey } from './repeatKey.ts';
import type { TypedRow } from './Row.ts';

const cup = { skuId: 'cup', code: 'MW-MK-01', title: '粗陶马克杯', skuLabel: '', isOnSale: true, isLimited: false };
const known = { chosen: [cup], byCode: new Map([[cup.code, cup]]) };
const row: TypedRow = {
  recipient: '周婷',
  phoneNumber: '13866204911',
  divisionCode: null,
  address: '浙江省宁波市鄞州区首南街道 88 号',
  goods: 'MW-MK-01',
  quantity: '2',
  isWanted: false,
};

it('reads who, where, what and how many', () => {
  expect(readRow(row, known)).toEqual({
    problems: [],
    placeCode: '330212',
    detail: '首南街道88号',
    skuId: 'cup',
    pieces: 2,
  });
});

it('takes the place that was chosen, and leaves the address as it is', () => {
  const read = readRow({ ...row, divisionCode: '330106', address: '文三路 478 号' }, known);
  expect(read).toMatchObject({ problems: [], placeCode: '330106', detail: '文三路 478 号' });
});

it('leads a retired division to its successor', () => {
  expect(readRow({ ...row, divisionCode: '500105' }, known).placeCode).toBe('500157');
});

it('takes no district of several for a zone', () => {
  const { problems, placeCode } = readRow({ ...row, address: '四川省成都市高新区天府大道中段688号' }, known);
  expect([problems.map(({ code }) => code), placeCode]).toEqual([['placeUnclear'], null]);
  expect(readRow({ ...row, address: '成都市高新区合作街道尚锦路99号' }, known).placeCode).toBe('510117');
});

it.each([
  ['2 件', 2],
  ['３', 3],
  ['200', 200],
])('reads %s as a number of pieces', (quantity, pieces) => {
  expect(readRow({ ...row, quantity }, known)).toMatchObject({ problems: [], pieces });
});

it.each([
  ['138 6620 4911', '13866204911'],
  ['+86 13866204911', '13866204911'],
  ['8613866204911', '13866204911'],
  ['138-6620-4911', '13866204911'],
  ['１３８６６２０４９１１', '13866204911'],
])('reads %s as a phone number', (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
});

it('names everything that is wrong with a row at once', () => {
  const empty = { ...row, recipient: '', phoneNumber: '', address: '', goods: '', quantity: '' };
  expect(readRow(empty, known).problems.map(({ code }) => code)).toEqual([
    'recipientMissing',
    'phoneMissing',
    'placeUnclear',
    'goodsMissing',
    'quantityWrong',
  ]);
});

it('knows a repeat however blanks and commas are set', () => {
  const sent = { phoneNumber: '13866204911', skuId: 'cup', placeCode: '330212', detail: '首南街道88号' };
  const same = repeatKey({ ...sent, detail: '首南街道，88号' });
  expect(repeatKey(sent)).toEqual(same);
  expect(repeatKey({ ...sent, detail: '首南街道 89 号' })).not.toEqual(same);
  expect(repeatKey({ ...sent, skuId: 'pot' })).not.toEqual(same);
});
