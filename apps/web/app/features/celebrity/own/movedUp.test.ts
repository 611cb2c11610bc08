import { expect, it } from 'vitest';
import { movedUp } from './movedUp.ts';

it('changes places with the one before', () => {
  expect(movedUp(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
  expect(movedUp(['a', 'b'], 0)).toEqual(['a', 'b']);
});
