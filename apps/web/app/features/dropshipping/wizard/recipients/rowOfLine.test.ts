import { expect, it } from 'vitest';
import { rowOfLine } from './rowOfLine.ts';

const line = { text: '周婷 1386620491 首南街道 1 号', goods: '牙刷', quantity: '1' };

it('keeps a number that nobody can call, so that it is mended and not typed anew', () => {
  const read = { recipient: '周婷', phoneNumber: null, divisionCode: '330212', detail: '首南街道 1 号' };
  expect(rowOfLine(line, read)).toEqual({
    recipient: '周婷',
    phoneNumber: '1386620491',
    divisionCode: '330212',
    address: '首南街道 1 号',
    goods: '牙刷',
    quantity: '1',
  });
});

it('leaves empty what is not there', () => {
  const read = { recipient: null, phoneNumber: null, divisionCode: null, detail: null };
  expect(rowOfLine({ ...line, text: '周婷' }, read)).toMatchObject({ recipient: '', phoneNumber: '', address: '' });
});
