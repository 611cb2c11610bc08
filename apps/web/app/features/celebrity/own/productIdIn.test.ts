import { expect, it } from 'vitest';
import { productIdIn } from './productIdIn.ts';

const id = '018f2b3c-9c1e-7c3a-8f00-000000000001';

it.each([
  [`https://jiwu.example/product?id=${id}&i=ABC123`, id],
  [id.toUpperCase(), id],
  ['https://jiwu.example/product', null],
  ['', null],
])('%s', (link, found) => {
  expect(productIdIn(link)).toBe(found);
});
