import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFen, toYuan } from './yuan.ts';

test('fen to yuan and back is the same, for every amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_99 }), (fen) => {
      expect(findFen(toYuan(fen))).toBe(fen);
    }),
  );
});

test.each([
  [0, '0.00'],
  [1, '0.01'],
  [10, '0.10'],
  [12_345, '123.45'],
  // As a float it would be 113.99999999999999.
  [11_400, '114.00'],
])('%i fen are %s', (fen, yuan) => {
  expect(toYuan(fen)).toBe(yuan);
});

test.each([
  ['1.1', 110],
  ['19', 1900],
  ['-0.05', -5],
  ['-0.00', 0],
])('%s yuan are %i fen', (yuan, fen) => {
  expect(findFen(yuan)).toBe(fen);
});

test.each(['', '1.', '.5', '1.234', '1e3', '１', ' 1', '1,000.00', 'NaN', '9999999999999'])(
  '%j is no amount',
  (text) => {
    expect(findFen(text)).toBeUndefined();
  },
);

test.each([-1, 0.5, Number.NaN, 2 ** 60])('%d is no number of fen', (fen) => {
  expect(() => toYuan(fen)).toThrow(RangeError);
});
