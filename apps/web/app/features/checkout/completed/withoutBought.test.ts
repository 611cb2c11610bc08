import type { Answer, Contract } from '@jiwu/contract';
import { expect, it } from 'vitest';
import { withoutBought } from './withoutBought.ts';

it('leaves out what was bought, among what others saw and among its kind', () => {
  const items = ['seen', 'bought', 'seen too', 'also bought', 'alike'].map((id) => ({ id }));
  const recommended = { items, viewedTogether: 3 } as Answer<Contract['productRecommendations']>;
  const left = withoutBought(recommended, ['bought', 'also bought']);
  expect(left.items.map(({ id }) => id)).toEqual(['seen', 'seen too', 'alike']);
  expect(left.viewedTogether).toBe(2);
});
