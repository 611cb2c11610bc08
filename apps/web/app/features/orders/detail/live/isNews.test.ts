import { expect, it } from 'vitest';
import type { Order } from '../../orderQueries.ts';
import { isNews } from './isNews.ts';

const order = {
  state: 'awaitingReceipt',
  parcels: [{ id: 'p', state: 'sent', events: [{}], carrier: 'sf' }],
  afterSales: [{ id: 'a', state: 'applied', pieces: 1 }],
} as unknown as Order;
const told = {
  state: 'awaitingReceipt',
  parcels: [{ id: 'p', state: 'sent', events: 1 }],
  afterSales: [{ id: 'a', state: 'applied' }],
};

it('asks for the order only when something differs from what is known', () => {
  expect(isNews(order, told)).toBe(false);
  expect(isNews(undefined, told)).toBe(true);
  expect(isNews(order, { ...told, state: 'completed' })).toBe(true);
  expect(isNews(order, { ...told, parcels: [{ id: 'p', state: 'sent', events: 2 }] })).toBe(true);
  expect(isNews(order, { ...told, afterSales: [] })).toBe(true);
});
