import { expect, it } from 'vitest';
import { windowOf } from './windowOf.ts';

/** 03:11 in Shanghai. */
const night = new Date('2026-11-14T19:11:00Z');

it('holds the 90 days before today', () => {
  expect(windowOf(night, null)).toEqual({ from: '202608169999999999', to: '202611149999999999' });
});

it('leaves a day that has just ended to the next run', () => {
  expect(windowOf(new Date('2026-11-14T16:59:59Z'), null).to).toBe('202611139999999999');
  expect(windowOf(new Date('2026-11-14T17:00:00Z'), null).to).toBe('202611149999999999');
});

it('waits with a day of which an order may still be paid, and with no other', () => {
  expect(windowOf(night, '2026111400000000').to).toBe('202611139999999999');
  expect(windowOf(night, '2026110112345678').to).toBe('202611009999999999');
  expect(windowOf(night, '2026111500000007').to).toBe('202611149999999999');
});
