import { expect, it } from 'vitest';
import { listAddress, readBatchFilter } from './batchFilter.ts';

it.each(['', '?tab=sent', '?keyword=138', '?tab=processing&keyword=138'])('%s is read and written alike', (search) => {
  expect(listAddress(readBatchFilter(new URLSearchParams(search)))).toBe(`/order/dropshipping${search}`);
});

it('ignores what it does not know', () => {
  const params = new URLSearchParams({ tab: 'lost', keyword: ` ${'长'.repeat(50)}\u0000` });
  expect(readBatchFilter(params)).toEqual({ tab: 'all', keyword: '长'.repeat(40) });
});
