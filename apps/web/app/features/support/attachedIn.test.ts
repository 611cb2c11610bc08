import { expect, it } from 'vitest';
import { attachedIn } from './attachedIn.ts';

const id = '01900000-0000-7000-8000-00000000000a';
const inAddress = (query: string) => attachedIn(new URLSearchParams(query));

it('reads what the next message is about', () => {
  expect(inAddress(`view=support&order=${id}`)).toEqual({ kind: 'order', id });
  expect(inAddress(`view=support&afterSale=${id}`)).toEqual({ kind: 'afterSale', id });
  expect(inAddress(`view=support&product=${id.toUpperCase()}`)).toEqual({ kind: 'product', id });
});

it('takes nonsense for nothing', () => {
  expect(inAddress('view=support')).toBeNull();
  expect(inAddress('order=1')).toBeNull();
  expect(inAddress(`coupon=${id}`)).toBeNull();
});
