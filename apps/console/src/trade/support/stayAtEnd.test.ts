import { expect, it } from 'vitest';
import { goesToEnd, isAtEnd } from './stayAtEnd.ts';

const fromUser = { no: 8, by: 'user' } as const;
const fromStaff = { no: 8, by: 'staff' } as const;

it.each([
  ['opens at the newest message', { before: null, newest: fromUser, wasAtEnd: false }, true],
  ['follows a new message at the end', { before: 7, newest: fromUser, wasAtEnd: true }, true],
  ['leaves whoever reads further up', { before: 7, newest: fromUser, wasAtEnd: false }, false],
  ['leads to an answer from further up', { before: 7, newest: fromStaff, wasAtEnd: false }, true],
  ['stays further up when nothing is new', { before: 8, newest: fromStaff, wasAtEnd: false }, false],
  ['stays at the end when a picture grows', { before: 8, newest: fromUser, wasAtEnd: true }, true],
  ['has no end without messages', { before: 0, newest: undefined, wasAtEnd: false }, false],
])('%s', (_, growth, expected) => {
  expect(goesToEnd(growth)).toBe(expected);
});

it('counts as at the end when the last lines are seen', () => {
  const box = { scrollHeight: 1000, clientHeight: 400 };
  expect([600, 500, 300, 0].map((scrollTop) => isAtEnd({ ...box, scrollTop }))).toEqual([true, true, false, false]);
});
