import { expect, it } from 'vitest';
import { firstOffers } from './firstOffers.ts';
import type { Offer } from './useClaim.ts';

const offers = (...states: Offer['state'][]) => states.map((state, at) => ({ at, state }) as unknown as Offer);
const statesOf = (items: readonly Offer[]) => items.map(({ state }) => state).join(' ');

it('shows six, one that opens soon among them', () => {
  const few = offers('claimable', 'soon');
  expect(firstOffers(few)).toEqual(few);
  const many = offers(
    'claimable',
    'claimed',
    'claimable',
    'claimable',
    'claimable',
    'claimable',
    'gone',
    'soon',
    'soon',
  );
  expect(statesOf(firstOffers(many))).toBe('claimable claimed claimable claimable claimable soon');
  const early = offers('soon', 'claimable', 'claimable', 'claimable', 'claimable', 'gone', 'soon');
  expect(statesOf(firstOffers(early))).toBe('soon claimable claimable claimable claimable gone');
});
