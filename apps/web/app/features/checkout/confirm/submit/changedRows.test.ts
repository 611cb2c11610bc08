import { expect, it } from 'vitest';
import { changedRows } from './changedRows.ts';

const row = (key: string, amountFen: number) => ({ key, title: key, reason: '', amountFen });

it('finds what changed, what came and what went', () => {
  const former = [row('list', 9000), row('coupon', -500), row('shipping', 0)];
  expect(changedRows(former, former)).toEqual([]);
  expect(changedRows(former, [row('list', 9900), row('campaign', -100), row('shipping', 0)])).toEqual([
    { key: 'list', title: 'list', fromFen: 9000, toFen: 9900 },
    { key: 'coupon', title: 'coupon', fromFen: -500, toFen: null },
    { key: 'campaign', title: 'campaign', fromFen: null, toFen: -100 },
  ]);
});
