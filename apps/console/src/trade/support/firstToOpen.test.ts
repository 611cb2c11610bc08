import { expect, it } from 'vitest';
import { firstToOpen } from './firstToOpen.ts';

const rows = [{ id: 'first' }, { id: 'second' }];

it('opens who has waited longest', () => {
  expect(firstToOpen({ openId: undefined, rows, isFading: false })).toBe('first');
});

it('leaves the one that is open, also when it has left the list with its answer', () => {
  expect(firstToOpen({ openId: 'answered', rows, isFading: false })).toBeUndefined();
  expect(firstToOpen({ openId: 'answered', rows: [], isFading: false })).toBeUndefined();
});

it('waits for the rows of the state that was chosen', () => {
  expect(firstToOpen({ openId: undefined, rows, isFading: true })).toBeUndefined();
  expect(firstToOpen({ openId: undefined, rows: [], isFading: false })).toBeUndefined();
});
