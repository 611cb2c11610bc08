import { beforeEach, expect, it } from 'vitest';
import { createScrollKeys } from './createScrollKeys.ts';

let keyOf: (key: string, address: string) => string;
beforeEach(() => {
  const keys = createScrollKeys();
  keyOf = (key, address) => {
    const { pathname, search } = new URL(address, 'https://console.jiwu.test');
    return keys({ key, pathname, search });
  };
});

it('a new page is a new place, also one that was seen before; Back is the old one', () => {
  const products = keyOf('a', '/products');
  const cup = keyOf('b', '/products/1');
  expect(cup).not.toBe(products);
  expect(keyOf('a', '/products')).toBe(products);
  expect(keyOf('c', '/stock')).not.toBe(products);
  expect(keyOf('d', '/products')).not.toBe(products);
});

it('filters, tabs and what is opened beside a list stay in the place', () => {
  const stock = keyOf('a', '/stock');
  expect(keyOf('b', '/stock?view=low')).toBe(stock);
  expect(keyOf('c', '/stock?view=low&open=1')).toBe(stock);
  keyOf('d', '/orders');
  expect(keyOf('b', '/stock?view=low')).toBe(stock);
});

it('an order that stands in place of the list has a place of its own, and closing it leads back', () => {
  const list = keyOf('a', '/orders?state=awaitingDispatch');
  const first = keyOf('b', '/orders?state=awaitingDispatch&open=1');
  const second = keyOf('c', '/orders?state=awaitingDispatch&open=2');
  expect(new Set([list, first, second]).size).toBe(3);
  expect(keyOf('d', '/orders?state=awaitingDispatch')).toBe(list);
});
