import type { Claim } from '../../../shared/woot/Deal.ts';

/** A piece is kept for its user, who has not paid it. */
export function isUnpaid({ state }: Pick<Claim, 'state'>): boolean {
  return state === 'held' || state === 'ordered';
}
