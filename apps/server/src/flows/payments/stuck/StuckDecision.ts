import type { HeardOfStuck } from '../outside/askAboutStuck.ts';

/** A decision of finance on a refund that its gateway does not do. */
export interface StuckDecision {
  readonly staffId: string;
  readonly id: string;
  readonly note: string;
  /** What the gateway said when it was asked before. */
  readonly heard: HeardOfStuck;
  readonly now: Date;
}
