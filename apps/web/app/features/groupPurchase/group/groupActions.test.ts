import { expect, it } from 'vitest';
import { groupActions } from './groupActions.ts';

type Facts = Parameters<typeof groupActions>[0];
const actions = (state: Facts['group']['state'], facts: Partial<Facts> = {}, freeSeats = 1) =>
  groupActions({ group: { state, freeSeats }, mine: null, canOpen: true, isOver: false, ...facts });
const [held, paid] = [{ state: 'held' } as const, { state: 'paid' } as const];

it('offers a seat while there is one, and another way where there is none', () => {
  expect(actions('open')).toEqual(['join', 'open', 'alone']);
  expect(actions('open', { canOpen: false })).toEqual(['join', 'alone']);
  expect(actions('open', {}, 0)).toEqual(['open', 'alone']);
  expect(actions('open', { isOver: true })).toEqual(['open', 'alone']);
  expect(actions('full', {}, 0)).toEqual(['open', 'alone']);
  expect(actions('failed')).toEqual(['open', 'alone']);
});

it('leads members to what they are waiting for', () => {
  expect(actions('open', { mine: held })).toEqual(['pay']);
  expect(actions('open', { mine: paid })).toEqual(['invite', 'order']);
  expect(actions('open', { mine: paid, isOver: true })).toEqual(['order']);
  expect(actions('full', { mine: paid }, 0)).toEqual(['order']);
  expect(actions('failed', { mine: paid })).toEqual(['refund', 'open', 'alone']);
});
