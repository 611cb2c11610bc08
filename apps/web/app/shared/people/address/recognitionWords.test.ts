import { expect, it } from 'vitest';
import type { Recognised } from './Recognised.ts';
import { recognitionWords } from './recognitionWords.ts';

type Unclear = Recognised['unclear'][number];

const missing = (field: Unclear['field']): Unclear => ({ field, reason: 'missing', choices: [] });

it('asks to check what was all found', () => {
  expect(recognitionWords({ unclear: [] })).toBe('已填入，请核对。');
});

it('names what is missing', () => {
  expect(recognitionWords({ unclear: [missing('recipient'), missing('phoneNumber')] })).toBe(
    '已填入，还缺收件人、电话。',
  );
});

it('says why the place is open', () => {
  const place: Unclear = { field: 'divisionCode', reason: 'ambiguous', choices: ['320106', '350102'] };
  expect(recognitionWords({ unclear: [place] })).toBe('已填入，还缺地区。同名或已调整的地区不止一处，请选择。');
});

it('says that a zone does not tell the district, which is filled in all the same', () => {
  const place: Unclear = { field: 'divisionCode', reason: 'zone', choices: ['510107', '510117'] };
  expect(recognitionWords({ unclear: [place] })).toBe('已填入。开发区跨几个区，地区填了最可能的一个，不对请改选。');
});

it('tells of the filled place where nothing but a zone was found', () => {
  const place: Unclear = { field: 'divisionCode', reason: 'zone', choices: ['510107', '510117'] };
  expect(recognitionWords({ unclear: [missing('recipient'), missing('phoneNumber'), place, missing('detail')] })).toBe(
    '已填入，还缺收件人、电话、详细地址。开发区跨几个区，地区填了最可能的一个，不对请改选。',
  );
});

it('says when nothing was found', () => {
  const fields: Unclear['field'][] = ['recipient', 'phoneNumber', 'divisionCode', 'detail'];
  expect(recognitionWords({ unclear: fields.map(missing) })).toBe('没有认出来，请在下面填写。');
});
