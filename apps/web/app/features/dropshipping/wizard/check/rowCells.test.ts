import { expect, it } from 'vitest';
import type { Row } from '../../batchQueries.ts';
import { problemWords } from './problemWords.ts';
import { placeName, rowCells } from './rowCells.ts';

const row: Row = {
  no: 7,
  state: 'bad',
  typed: {
    recipient: '周婷',
    phoneNumber: '1386620491',
    divisionCode: null,
    address: '浙江省宁波市鄞州区首南街道',
    goods: '牙刷',
    quantity: '',
    isWanted: false,
  },
  problems: [
    { code: 'phoneShort', field: 'phoneNumber', suggestion: null },
    { code: 'quantityWrong', field: 'quantity', suggestion: null },
  ],
  place: null,
  sku: null,
  pieces: null,
  repeats: null,
  price: null,
  order: null,
};
const place = {
  divisionCode: '110105',
  province: '北京市',
  city: '北京市',
  district: '朝阳区',
  detail: '建国路 88 号',
};

it('marks the cells that are wrong, also an empty one', () => {
  expect(rowCells(row).map(({ text, isWrong }) => (isWrong ? `[${text}]` : text))).toEqual([
    '周婷',
    '[1386620491]',
    '浙江省宁波市鄞州区首南街道',
    '牙刷',
    '[没填]',
  ]);
});

it('masks a number that is right, and names the place that was chosen', () => {
  const typed = { ...row.typed, phoneNumber: '13866204911', divisionCode: '110105', address: '建国路 88 号' };
  const shown = rowCells({ ...row, typed, place, problems: [] }).map(({ text }) => text);
  expect(shown).toEqual(['周婷', '138****4911', '北京市朝阳区建国路 88 号', '牙刷']);
  expect(placeName(place)).toBe('北京市朝阳区');
});

it('says what is wrong so that one knows what to do', () => {
  const words = (code: Row['problems'][number]['code'], phoneNumber: string, suggestion: string | null = null) =>
    problemWords({ code, field: 'phoneNumber', suggestion }, { phoneNumber });
  expect(words('phoneShort', '138 6620 491')).toBe('手机号少 1 位，应为 11 位');
  expect(words('phoneLong', '1386620491123')).toBe('手机号多 2 位，应为 11 位');
  expect(words('goodsUnknown', '', 'RW-SZ-02')).toBe('没有这个商品编码，最接近的是 RW-SZ-02');
  expect(words('placeUnclear', '')).toBe('认不出省市区，请选一个地区');
});
