import { expect, it } from 'vitest';
import { isExpired } from './isExpired.ts';

const tokenFor = (seconds: number) => {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const claims = { sid: '019a5b1e-0000-7000-8000-00000000fffe', iss: 'jiwu', sub: crypto.randomUUID(), exp };
  return ['head', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');
};

it('tells from the token itself, a moment before its end', () => {
  expect(isExpired(tokenFor(600))).toBe(false);
  expect(isExpired(tokenFor(3))).toBe(true);
  expect(isExpired(tokenFor(-600))).toBe(true);
});

it.each(['', 'opaque', 'a.b.c', `a.${btoa('null')}.c`, `a.${btoa('{}')}.c`])('leaves %j to the shop', (token) => {
  expect(isExpired(token)).toBe(false);
});
