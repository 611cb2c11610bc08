import { expect, it } from 'vitest';
import { orderListAddress, readOrderFilter } from './orderFilter.ts';

const read = (search: string) => readOrderFilter(new URLSearchParams(search), 'mine');

it('is in the address, and everything when that says nothing', () => {
  expect(read('')).toEqual({ list: 'mine', tab: 'all', keyword: '' });
  expect(read('state=toReview&keyword=%20耳机 ')).toEqual({ list: 'mine', tab: 'toReview', keyword: '耳机' });
  expect(read('state=stolen')).toEqual({ list: 'mine', tab: 'all', keyword: '' });
  expect(read(`keyword=${'长'.repeat(60)}`).keyword).toHaveLength(40);
  expect(read('keyword=%00%0A').keyword).toBe('');
});

it('writes what it reads', () => {
  expect(orderListAddress({ list: 'mine', tab: 'all', keyword: '' })).toBe('/order/mine');
  expect(orderListAddress({ list: 'openBox', tab: 'awaitingPayment', keyword: '' })).toBe(
    '/openBoxOrder/mine?state=awaitingPayment',
  );
  const filter = { list: 'mine', tab: 'afterSale', keyword: '青瓷 & 壶' } as const;
  expect(read(orderListAddress(filter).split('?')[1] ?? '')).toEqual(filter);
});
