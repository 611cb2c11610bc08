import { expect, it } from 'vitest';
import { menuCounts } from './menuCounts.ts';

it('counts each thing that waits once, in the entry behind which it waits', () => {
  const queue = (kind: Parameters<typeof menuCounts>[0][number]['kind'], count: number) => ({
    kind,
    count,
    isOverdue: false,
  });
  const counts = menuCounts([
    queue('overdueDispatch', 6),
    queue('dispatch', 386),
    queue('badReviews', 12),
    queue('questions', 3),
    queue('afterSale', 1200),
  ]);
  expect([...counts]).toEqual([
    ['/orders', '386'],
    ['/reviews', '15'],
    ['/afterSale', '999+'],
  ]);
});
