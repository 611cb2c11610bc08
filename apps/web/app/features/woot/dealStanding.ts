import type { Claim, Deal } from '../../shared/woot/Deal.ts';

/** How a deal stands for its viewer: what is theirs first, then what is left for anyone. */
export type Standing =
  /** A piece is kept for them, not ordered yet. */
  | 'held'
  /** Ordered and not paid. */
  | 'ordered'
  /** They have as many as one may have. */
  | 'bought'
  | 'before'
  | 'over'
  | 'soldOut'
  /** Two claims of today were not paid. */
  | 'blocked'
  /** Nothing is left, but something may come back. */
  | 'taken'
  | 'paused'
  | 'open';

/** By the shop's clock. */
export type DealTime = 'before' | 'running' | 'over';

interface Facts {
  readonly deal: Pick<Deal, 'left' | 'held' | 'isPaused' | 'limitPerUser'>;
  /** The viewer's own, of this deal. */
  readonly claims: readonly Pick<Claim, 'state'>[];
  readonly isBlocked: boolean;
  readonly time: DealTime;
}

export function dealStanding({ deal, claims, isBlocked, time }: Facts): Standing {
  const count = (...states: Claim['state'][]) => claims.filter(({ state }) => states.includes(state)).length;
  // Also after the end: a claim of the last minutes can still be paid.
  if (count('held') > 0) return 'held';
  if (count('ordered') > 0) return 'ordered';
  if (count('bought') >= deal.limitPerUser) return 'bought';
  if (time !== 'running') return time;
  if (deal.left === 0 && deal.held === 0) return 'soldOut';
  if (isBlocked) return 'blocked';
  if (deal.left === 0) return 'taken';
  return deal.isPaused ? 'paused' : 'open';
}
