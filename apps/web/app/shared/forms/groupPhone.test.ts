import { expect, it } from 'vitest';
import { groupedPosition, groupPhone, phoneDigits } from './groupPhone.ts';

it.each([
  ['138 1276 6024', '13812766024'],
  ['+86 138-1276-6024', '13812766024'],
  ['008613812766024', '13812766024'],
  ['8613', '8613'],
  ['138127660249', '13812766024'],
  ['', ''],
])('reads %s', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

it.each([
  ['', ''],
  ['138', '138'],
  ['1381', '138 1'],
  ['13812766024', '138 1276 6024'],
])('groups %s', (digits, text) => {
  expect(groupPhone(digits)).toBe(text);
});

it('keeps the cursor behind the same digit', () => {
  for (let count = 0; count <= 11; count += 1) {
    expect(phoneDigits(groupPhone('13812766024').slice(0, groupedPosition(count)))).toHaveLength(count);
  }
});
