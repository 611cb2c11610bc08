import { expect, it } from 'vitest';
import type { Activity } from './ActiveData.ts';
import { arrange } from './arrange.ts';

const activity = (kind: Activity['kind'], id: string): Activity => ({
  id,
  kind,
  title: kind,
  subtitle: '',
  picture: null,
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2026-12-01T00:00:00Z',
  rulesText: [],
  campaign: null,
});

const anchors = (...activities: Activity[]) => arrange(activities).map((row) => row.map(({ anchor }) => anchor));

it('keeps the order, with coupons and the calendar side by side', () => {
  const all = [activity('couponCentre', '1'), activity('checkIn', '2'), activity('draw', '3'), activity('vip', '4')];
  expect(anchors(...all)).toEqual([['couponCentre', 'checkIn'], ['draw'], ['vip']]);
  expect(anchors(activity('checkIn', '1'), activity('draw', '2'), activity('couponCentre', '3'))).toEqual([
    ['checkIn'],
    ['draw'],
    ['couponCentre'],
  ]);
});

it('gives a second one of a kind a place of its own', () => {
  expect(anchors(activity('spendAndSave', '1'), activity('spendAndSave', '2'))).toEqual([['spendAndSave'], ['a-2']]);
});
