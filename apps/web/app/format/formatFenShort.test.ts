import { expect, it } from 'vitest';
import { formatFenShort } from './formatFenShort.ts';

it.each([
  [15600, '¥156'],
  [15650, '¥156.50'],
  [0, '¥0'],
  [128_600, '¥1,286'],
])('%i fen', (fen, text) => {
  expect(formatFenShort(fen)).toBe(text);
});
