import { expect, it } from 'vitest';
import { fenToYuan, yuanText } from './yuan.ts';

it('puts the digits apart', () => {
  expect([0, 5, 99, 100, 123_456, -7, -20_000].map(fenToYuan)).toEqual([
    '0.00',
    '0.05',
    '0.99',
    '1.00',
    '1234.56',
    '-0.07',
    '-200.00',
  ]);
});

it('speaks of whole amounts without places', () => {
  expect([0, 2000, 100_000, 123_456_700, 1250, -100_000].map(yuanText)).toEqual([
    '0',
    '20',
    '1,000',
    '1,234,567',
    '12.50',
    '-1,000',
  ]);
});
