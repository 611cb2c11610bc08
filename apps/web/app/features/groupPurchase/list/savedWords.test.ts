import { expect, it } from 'vitest';
import { savedWords } from './savedWords.ts';

it('says what a group saves, and claims nothing where it saves nothing', () => {
  const prices = { priceFen: 42_900, singleFen: 49_900, leaderPriceFen: null };
  expect(savedWords(prices)).toEqual(['比单买省 ¥70']);
  expect(savedWords({ ...prices, leaderPriceFen: 39_900 })).toEqual(['参团省 ¥70', '，团长价 ¥399']);
  expect(savedWords({ ...prices, singleFen: 42_900 })).toEqual(['现在单买也是这个价']);
});
