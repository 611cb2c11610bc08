import { expect, it } from 'vitest';
import { adAimOf } from './adAimOf.ts';

const state = { keyword: '', category: null, campaign: null };

it.each([
  [state, null, null],
  [{ ...state, category: 'teaware' }, 'kitchen', { place: 'category', category: 'kitchen' }],
  [{ ...state, keyword: 'ＬＥＤ  灯' }, null, { place: 'search', word: 'led 灯' }],
  // A search within a category is a search.
  [{ ...state, keyword: '露营', category: 'teaware' }, 'kitchen', { place: 'search', word: '露营' }],
  [{ ...state, keyword: '长'.repeat(21) }, null, null],
  [{ ...state, keyword: '露营', campaign: 'x' }, null, null],
])('of %j and %s is %j', (asked, root, aim) => {
  expect(adAimOf(asked, root)).toEqual(aim);
});
