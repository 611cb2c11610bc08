import { expect, it } from 'vitest';
import { askedLexemes, textLexemes } from './textLexemes.ts';

const shareOf = (typed: Awaited<ReturnType<typeof askedLexemes>>, word: string) =>
  typed.asked.find((one) => one.word === word)?.share;

it('a name is found by its words, its parts, its sound and its initials; other texts by their words alone', async () => {
  const lexemes = await textLexemes([
    { text: '退款多久到账', weight: 3, isName: true },
    { text: '退款，余额', weight: 1, isName: false },
  ]);
  expect(lexemes.get('退款')).toBe(3);
  expect(lexemes.get('余额')).toBe(1);
  expect(lexemes.get('_款多')).toBeCloseTo(0.9);
  expect(lexemes.get('~tuikuan')).toBeCloseTo(1.8);
  expect(lexemes.get('~tk')).toBeCloseTo(0.54);
  expect(lexemes.has('~yue')).toBe(false);
  expect(lexemes.has('_余额')).toBe(false);
});

it('what is typed becomes such words: cut once for marking, each with what it counts for', async () => {
  const typed = await askedLexemes('退款 ABC tuikuan');
  expect(typed.terms).toEqual(['退款', 'abc', 'tuikuan']);
  expect(shareOf(typed, '退款')).toBe(1);
  expect(shareOf(typed, '_退款')).toBe(1);
  expect(shareOf(typed, '~tuikuan')).toBe(1);
  expect(await askedLexemes('，。')).toEqual({ asked: [], terms: [] });
  expect(await askedLexemes('退')).toEqual({ asked: [{ word: '_退', share: 1 }], terms: ['退'] });
});
