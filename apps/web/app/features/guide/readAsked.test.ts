import { expect, it } from 'vitest';
import { readAsked } from './readAsked.ts';

const asked = (search: string) => readAsked(new URLSearchParams(search));

it('reads an entry, words, a section, or nothing', () => {
  expect(asked('topic=refund&keyword=退')).toEqual({ kind: 'answer', topic: 'refund' });
  expect(asked('keyword=+退款+&section=afterSale')).toEqual({ kind: 'search', words: '退款', section: 'afterSale' });
  expect(asked('section=afterSale')).toEqual({ kind: 'section', section: 'afterSale' });
  expect(asked('')).toEqual({ kind: 'home' });
});

it('takes what means nothing for nothing', () => {
  expect(asked('topic=&keyword=+++')).toEqual({ kind: 'home' });
  expect(asked('keyword=退&section=elsewhere')).toEqual({ kind: 'search', words: '退', section: null });
  expect(asked('section=elsewhere')).toEqual({ kind: 'home' });
});

it('asks for no more than the search takes, and for nothing unprintable', () => {
  expect(asked(`keyword=${'退'.repeat(90)}`)).toMatchObject({ words: '退'.repeat(60) });
  expect(asked('keyword=退%00款')).toMatchObject({ words: '退 款' });
});
