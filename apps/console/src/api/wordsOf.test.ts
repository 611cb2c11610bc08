import { ApiError } from '@jiwu/api-client';
import { expect, it } from 'vitest';
import { wordsOf } from './wordsOf.ts';

const refused = (data: unknown) => new ApiError('这个表格无法导入', { status: 400, code: 40011, data, shown: false });

it('says what is wrong with this file', () => {
  const sentence = '表头里没有“运单号”，请照模板补上后再上传';
  expect(wordsOf(refused({ reason: 'missingColumns', columns: ['运单号'], sentence }))).toBe(sentence);
});

it('says what every refusal of its kind says, where it has no more', () => {
  for (const data of [null, undefined, {}, { sentence: 7 }, '没有'])
    expect(wordsOf(refused(data))).toBe('这个表格无法导入');
  expect(wordsOf('offline')).toBe('没有连上，请再试一次');
});
