import { expect, it } from 'vitest';
import { afterSaleAddress, isCancellable, rowAfterSale, rowState } from './rowStates.ts';

type Told = Parameters<typeof rowState>[0];

const order: NonNullable<Told['order']> = {
  id: '1',
  no: '2026111500000001',
  state: 'awaitingDispatch',
  parcel: null,
  afterSale: null,
};

it('says where a parcel is, or why there is none', () => {
  expect(rowState({ state: 'ordered', order })).toBe('待发货');
  expect(rowState({ state: 'ordered', order: { ...order, state: 'awaitingReceipt' } })).toBe('在路上');
  expect([rowState({ state: 'ordered', order: null }), rowState({ state: 'bad', order: null })]).toEqual([
    '正在下单',
    '没改好，没有下单',
  ]);
});

it('is cancelled before its parcel leaves, and returned afterwards', () => {
  expect([isCancellable({ order }), afterSaleAddress({ order }), rowAfterSale({ order })]).toEqual([true, null, null]);
  const sent = { ...order, state: 'awaitingReceipt' } as const;
  expect([isCancellable({ order: sent }), afterSaleAddress({ order: sent })]).toEqual([
    false,
    '/order/detail?id=1&afterSale=apply',
  ]);
  const asked = { ...sent, afterSale: { id: '2', state: 'applied' } } as const;
  expect([afterSaleAddress({ order: asked }), rowAfterSale({ order: asked })]).toEqual([
    '/order/detail?id=1',
    '售后审核中',
  ]);
});
