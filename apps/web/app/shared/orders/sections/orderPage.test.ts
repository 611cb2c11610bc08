import { expect, it } from 'vitest';
import { orderPage } from './orderPage.ts';

it('is in the section of the kind', () => {
  expect(orderPage({ id: '1', kind: 'woot' }, 'pay')).toBe('/order/pay?id=1');
  expect(orderPage({ id: '1', kind: 'openBox' }, 'detail')).toBe('/openBoxOrder/detail?id=1');
});
