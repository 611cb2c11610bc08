import { describe, expect, it } from 'vitest';
import { dealStanding } from './dealStanding.ts';

type Facts = Parameters<typeof dealStanding>[0];
type State = Facts['claims'][number]['state'];

const standing = (deal: Partial<Facts['deal']> = {}, viewer: { states?: State[]; isBlocked?: boolean } = {}) =>
  dealStanding({
    deal: { left: 3, held: 0, isPaused: false, limitPerUser: 1, ...deal },
    claims: (viewer.states ?? []).map((state) => ({ state })),
    isBlocked: viewer.isBlocked ?? false,
    time: 'running',
  });

describe('a deal that runs', () => {
  it('is open while a piece is left, taken while one may come back, and sold out when none may', () => {
    expect([standing(), standing({ left: 0, held: 2 }), standing({ left: 0, held: 0 })]).toEqual([
      'open',
      'taken',
      'soldOut',
    ]);
  });

  it('is paused only where something is left', () => {
    expect([standing({ isPaused: true }), standing({ isPaused: true, left: 0, held: 1 })]).toEqual(['paused', 'taken']);
  });

  it('is closed to whoever let two lapse, but sold out is sold out', () => {
    const isBlocked = true;
    expect(standing({}, { isBlocked })).toBe('blocked');
    expect(standing({ left: 0, held: 1 }, { isBlocked })).toBe('blocked');
    expect(standing({ left: 0, held: 0 }, { isBlocked })).toBe('soldOut');
  });
});

describe('what is the viewer’s own', () => {
  it('comes before all else: to be ordered, to be paid, bought', () => {
    const none = { left: 0, held: 0 };
    expect(standing(none, { states: ['held'], isBlocked: true })).toBe('held');
    expect(standing(none, { states: ['ordered'] })).toBe('ordered');
    expect(standing(none, { states: ['bought'] })).toBe('bought');
    expect(standing({ limitPerUser: 2 }, { states: ['bought', 'held'] })).toBe('held');
  });

  it('leaves the deal open to whoever may have another, and to whoever gave one up', () => {
    expect(standing({ limitPerUser: 2 }, { states: ['bought'] })).toBe('open');
    expect(standing({}, { states: ['lapsed', 'released'] })).toBe('open');
  });
});

it('has not begun, or is over, by the clock; a claim of the last minutes can still be paid', () => {
  const deal = { left: 1, held: 1, isPaused: false, limitPerUser: 1 };
  const at = (time: Facts['time'], states: State[] = []) =>
    dealStanding({ deal, claims: states.map((state) => ({ state })), isBlocked: false, time });
  expect([at('before'), at('over'), at('over', ['held']), at('over', ['bought'])]).toEqual([
    'before',
    'over',
    'held',
    'bought',
  ]);
});
