import { expect, it } from 'vitest';
import { pageName } from './pageNames.ts';

it('names a page whatever its query', () => {
  expect(pageName('/order/confirm?quote=1#lines')).toBe('确认订单');
});

it('has words for a page it does not know', () => {
  expect(pageName('/product?id=1')).toBe('刚才的页面');
});
