import { expect, it } from 'vitest';
import { addedWords } from './addedWords.ts';

it.each([
  [{ quantity: 3, added: 3, limitedBy: null }, 'success', '已加入购物车'],
  [{ quantity: 3, added: 1, limitedBy: 'stock' }, 'info', '库存只有 3 件，这次加入了 1 件'],
  [{ quantity: 5, added: 0, limitedBy: 'stock' }, 'info', '库存不多，购物车里已有 5 件，不能再加'],
  [{ quantity: 2, added: 0, limitedBy: 'limit' }, 'info', '每人限购，购物车里已有 2 件，不能再加'],
] as const)('%j', (answer, kind, text) => {
  expect(addedWords(answer)).toEqual({ kind, text });
});
