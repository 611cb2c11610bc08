import { expect, it } from 'vitest';
import { stockNote } from './stockNote.ts';

it.each([
  [0, 5, '缺货'],
  [3, null, '仅剩 3 件'],
  [126, 5, '库存 126 件，每人限 5 件'],
  [200, null, '库存充足'],
])('%i pieces, limit %s', (available, limit, text) => {
  expect(stockNote(available, limit)).toBe(text);
});
