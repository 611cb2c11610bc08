import { expect, it } from 'vitest';
import { standingOf } from './standingOf.ts';

it('says nothing of what nobody changed, whatever is typed', () => {
  expect(standingOf({ seen: '8%', now: '8%', mine: '9%', sent: null })).toBe('same');
});

it('takes what was sent from here for its own, also when more was typed since', () => {
  expect(standingOf({ seen: '8%', now: '9%', mine: '9%', sent: '9%' })).toBe('own');
  expect(standingOf({ seen: '8%', now: '9%', mine: '9.5%', sent: '9%' })).toBe('own');
});

it('does not warn of another who wrote the same', () => {
  expect(standingOf({ seen: '8%', now: '9%', mine: '9%', sent: null })).toBe('own');
});

it('shows what another wrote where nothing was typed, and asks where something was', () => {
  expect(standingOf({ seen: '8%', now: '7%', mine: '8%', sent: null })).toBe('follow');
  expect(standingOf({ seen: '8%', now: '7%', mine: '9%', sent: null })).toBe('changed');
});
