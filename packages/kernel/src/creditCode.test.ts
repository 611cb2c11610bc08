import { expect, it } from 'vitest';
import { checkSignOf, isCreditCode } from './creditCode.ts';

it.each(['91350100M000100Y43', '91330100799655058B', '91440300708461136T', '91110000600037341L'])(
  'takes %s',
  (code) => {
    expect(isCreditCode(code)).toBe(true);
  },
);

it.each([
  ['91350100M000100Y44', 'another check digit'],
  ['91350100M000100Y34', 'two signs changed over'],
  ['91350100M000010Y43', 'two digits changed over'],
  ['91350100M000100Y4', 'too short'],
  ['91350100M000100Y430', 'too long'],
  ['91350100m000100y43', 'small letters'],
  ['91350100I000100Y43', 'a letter that is not used'],
  ['', 'nothing'],
])('refuses %s: %s', (code) => {
  expect(isCreditCode(code)).toBe(false);
});

it('the last sign follows from the others', () => {
  expect(checkSignOf('91350100M000100Y4')).toBe('3');
  expect(checkSignOf('91350100799655058')).not.toBe('B');
  expect([checkSignOf('91350100M000100Y'), checkSignOf('91350100I000100Y4')]).toEqual([null, null]);
});
