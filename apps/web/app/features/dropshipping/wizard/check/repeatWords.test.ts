import { expect, it } from 'vitest';
import { repeatWords } from './repeatWords.ts';

const typed = {
  recipient: '李建民',
  phoneNumber: '15900006613',
  divisionCode: null,
  address: '',
  goods: '软毛牙刷',
  quantity: '1',
  isWanted: false,
};

it('names the row of this batch, or of an earlier one', () => {
  const here = { no: 3, batchNo: null, orderedAt: null };
  expect(repeatWords({ repeats: here, typed, sku: null })).toBe('与第 3 行相同：李建民，159****6613，软毛牙刷');
  const earlier = { no: 8, batchNo: 'DS2026110300000062', orderedAt: '2026-11-03T10:47:00.000Z' };
  expect(repeatWords({ repeats: earlier, typed, sku: null })).toBe(
    '与 11 月 3 日的批次 DS2026110300000062 第 8 行相同：李建民，159****6613，软毛牙刷',
  );
});
