import { expect, it } from 'vitest';
import { groupedCount } from './groupedCount.ts';

it('groups as the browser does', () => {
  const own = new Intl.NumberFormat('zh-CN');
  for (const count of [0, 7, 999, 1000, 3860, 12_345, 999_999, 1_000_000, 1_234_567_890, -1000, -999, 4.5, 1234.5]) {
    expect(groupedCount(count)).toBe(own.format(count));
  }
});
