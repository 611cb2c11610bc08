import { expect, it } from 'vitest';
import { reorderWords } from './reorderWords.ts';

const gone = (title: string, skuLabel = '') => ({ title, skuLabel });

it('tells what went in, and by name what did not', () => {
  expect(reorderWords({ added: 3, skipped: [] })).toEqual({ kind: 'success', text: '3 种商品已放进购物车' });
  expect(reorderWords({ added: 1, skipped: [gone('青瓷壶', '粉青')] }).text).toBe(
    '1 种商品已放进购物车；“青瓷壶 粉青”现在买不了，没有放进去',
  );
  expect(reorderWords({ added: 0, skipped: [gone('壶'), gone('蜜'), gone('袜')] }).text).toBe(
    '“壶”、“蜜”等 3 种现在买不了，没有放进购物车',
  );
});
