import { expect, it } from 'vitest';
import { effectAddress, readEffectFilter } from './effectFilter.ts';

it.each(['', '?state=payable', '?period=all', '?state=void&period=365'])('%s is read and written alike', (search) => {
  expect(effectAddress(readEffectFilter(new URLSearchParams(search)))).toBe(`/effectOrder/mine${search}`);
});

it('ignores what it does not know', () => {
  expect(readEffectFilter(new URLSearchParams('?state=rich&period=7'))).toEqual({ state: null, period: '60' });
});
