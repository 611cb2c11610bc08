import { expect, it } from 'vitest';
import { afterSaleReason } from '../../ui/words/afterSaleReasons.ts';
import { deedActor } from './deedActor.ts';

it('does not say that buyers refund themselves', () => {
  expect(deedActor({ to: 'applied', by: 'user' })).toBe('买家');
  expect(deedActor({ to: 'refunding', by: 'user' })).toBe('系统');
  expect(deedActor({ to: 'refunding', by: 'staff' })).toBe('员工');
  expect(deedActor({ to: 'refunded', by: 'shop' })).toBe('系统');
});

it('says what a buyer means by a reason before anything was sent', () => {
  expect(afterSaleReason({ wasSent: false, reason: 'wrongGoods' })).toBe('规格或数量选错了');
  expect(afterSaleReason({ wasSent: true, reason: 'wrongGoods' })).toBe('发错货');
});
