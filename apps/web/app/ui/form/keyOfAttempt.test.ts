import { expect, it } from 'vitest';
import { keyOfAttempt } from './keyOfAttempt.ts';

it('keeps its key for as long as the request is the same', () => {
  const keyOf = keyOfAttempt();
  const first = keyOf('a');
  expect(keyOf('a')).toBe(first);
  expect(keyOf('b')).not.toBe(first);
  expect(keyOfAttempt()('a')).not.toBe(first);
});
