import { expect, it } from 'vitest';
import { formatFen } from './formatFen.ts';

it.each([
  [0, '¥0.00'],
  [5, '¥0.05'],
  [128640, '¥1,286.40'],
  [-1990, '−¥19.90'],
  [900719925474099, '¥9,007,199,254,740.99'],
])('%i fen', (fen, text) => {
  expect(formatFen(fen)).toBe(text);
});
