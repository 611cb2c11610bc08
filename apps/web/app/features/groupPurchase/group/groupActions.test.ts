import { expect, it } from 'vitest';
import { groupActions } from './groupActions.ts';

type Facts = Parameters<typeof groupActions>[0];
const actions = (state: Facts['group']['state'], facts: Partial<Facts> = {}, freeSeats = 1) =>
  groupActions({ group: { state, freeSeats }, mine: null, canOpen: true, isOver: false, ...facts });
const none = { ownGroup: null, refund: null };
const [held, paid] = [{ state: 'held', ...none } as const, { state: 'paid', ...none } as const];
const refund = { amountFen: 8900, to: 'wechat', isDone: false, requestedAt: '', doneAt: null } as const;

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
  expect(actions('failed', { mine: paid })).toEqual(['open', 'alone']);
});

it('lets whoever lost a seat take another, unless their money has opened a group', () => {
  expect(actions('open', { mine: { ...none, state: 'lapsed' } })).toEqual(['join', 'open', 'alone']);
  expect(actions('full', { mine: { ...none, state: 'late', refund } }, 0)).toEqual(['open', 'alone']);
  const ownGroup = { id: 'g2', no: 'G2026111500000001' };
  expect(actions('full', { mine: { state: 'late', ownGroup, refund: null } }, 0)).toEqual(['ownGroup', 'order']);
  expect(actions('full', { mine: { state: 'late', ownGroup, refund } }, 0)).toEqual(['open', 'alone']);
});
