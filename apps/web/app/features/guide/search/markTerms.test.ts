import { expect, it } from 'vitest';
import { markTerms } from './markTerms.ts';

const marked = (text: string, terms: readonly string[]) =>
  markTerms(text, terms)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

it('marks every word where it stands', () => {
  expect(marked('退款多久到账，怎样退货', ['退款', '退货'])).toBe('[退款]多久到账，怎样[退货]');
  expect(marked('退款多久到账', ['退'])).toBe('[退]款多久到账');
});

it('marks the longer of two words, and Latin ones in any case', () => {
  expect(marked('优惠券用不了', ['优惠', '优惠券'])).toBe('[优惠券]用不了');
  expect(marked('VIP 有什么', ['vip'])).toBe('[VIP] 有什么');
});

it('takes signs as they are, and no words for none', () => {
  expect(marked('a.b (c)', ['.', '('])).toBe('a[.]b [(]c)');
  expect(marked('退款', [])).toBe('退款');
  expect(marked('退款', [''])).toBe('退款');
});
