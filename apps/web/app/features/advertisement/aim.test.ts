import { expect, it } from 'vitest';
import { aimAddress, isAt, isWhole, readAim, readSpan } from './aim.ts';

const read = (query: string) => readAim(new URLSearchParams(query));

it.each([
  ['', { place: 'homeHero', category: null, word: null }, true],
  ['place=moon&category=kitchen', { place: 'homeHero', category: null, word: null }, true],
  ['place=category', { place: 'category', category: null, word: null }, false],
  ['place=category&category=kitchen&word=x', { place: 'category', category: 'kitchen', word: null }, true],
  ['place=category&category=../x', { place: 'category', category: null, word: null }, false],
  // Two searches that differ in case, width and spaces are one slot.
  ['place=search&word=%20ＬＥＤ%20%20 灯', { place: 'search', category: null, word: 'led 灯' }, true],
  ['place=search&word=%20', { place: 'search', category: null, word: null }, false],
  ['place=article&word=x', { place: 'article', category: null, word: null }, true],
] as const)('reads ?%s', (query, aim, whole) => {
  expect(read(query)).toEqual(aim);
  expect(isWhole(read(query))).toBe(whole);
});

it('writes the address that it reads', () => {
  const aim = read('place=search&word=露营');
  const span = { first: '2026-11-22', last: '2026-11-28' };
  const query = new URL(aimAddress(aim, span), 'https://x').searchParams;
  expect(readAim(query)).toEqual(aim);
  expect(readSpan(query)).toEqual(span);
  expect(readSpan(new URLSearchParams('from=2026-11-28&to=2026-11-22'))).toBeNull();
});

it('knows a booking of the same slot', () => {
  const aim = read('place=category&category=kitchen');
  const at = { place: 'category', category: { id: 'kitchen', name: '厨房餐具' }, word: null } as const;
  expect(isAt(aim, at)).toBe(true);
  expect(isAt(read('place=category&category=home'), at)).toBe(false);
});
