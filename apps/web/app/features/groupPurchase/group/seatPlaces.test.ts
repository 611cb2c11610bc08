import { expect, it } from 'vitest';
import { seatPlaces } from './seatPlaces.ts';

const member = { name: '周**', avatarFileId: null, isLeader: true, paidAt: '2026-11-15T10:00:00Z' };
const group = (heldSeats: number, state: 'open' | 'failed' = 'open') => ({
  state,
  size: 4,
  members: [member],
  heldSeats,
});

const none = { ownGroup: null, refund: null };

it('counts the held seats and offers the rest', () => {
  expect(seatPlaces(group(1), null).map(({ note }) => note)).toEqual(['正在付款', '等您', '等朋友']);
  expect(seatPlaces(group(1), { ...none, state: 'held' }).map(({ note }) => note)).toEqual([
    '等您付款',
    '等朋友',
    '等朋友',
  ]);
  expect(seatPlaces(group(1), { ...none, state: 'lapsed' }).map(({ note }) => note)).toContain('等您');
  expect(seatPlaces(group(0), { ...none, state: 'paid' }).map(({ note }) => note)).toEqual([
    '等朋友',
    '等朋友',
    '等朋友',
  ]);
});

it('offers nothing in a group that is over', () => {
  expect(new Set(seatPlaces(group(0, 'failed'), null).map(({ note }) => note))).toEqual(new Set(['没有坐满']));
});
