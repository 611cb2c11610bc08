import type { ProductCard } from '@jiwu/contract';
import { expect, it } from 'vitest';
import { recommendedGroups } from './recommendedGroups.ts';

const card = (id: string) => ({ id }) as ProductCard;
const titlesOf = (viewedTogether: number) =>
  recommendedGroups({ items: [card('a'), card('b')], viewedTogether }, '同类里受欢迎的').map(
    ({ title, products }) => `${title}：${products.map(({ id }) => id).join('')}`,
  );

it('calls nothing seen by others that is only of the same kind', () => {
  expect(titlesOf(2)).toEqual(['看了这件的人还看：ab']);
  expect(titlesOf(1)).toEqual(['看了这件的人还看：a', '同类里受欢迎的：b']);
  expect(titlesOf(0)).toEqual(['同类里受欢迎的：ab']);
});
