import { policies, type PolicyName } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';

export interface PolicyInForce {
  readonly document: PolicyName;
  readonly version: string;
  readonly effectiveOn: string;
}

const newest = Object.entries(policies).map(([document, { version, effectiveOn }]) => ({
  document: document as PolicyName,
  version,
  effectiveOn,
}));

/**
 * The documents whose newest version is in force, from midnight of its day. A document whose newest version is still to come is not among them:
 * nobody is asked for the one before it, whose text the page no longer shows, in its last days.
 */
export function policiesInForce(now: Date, of: readonly PolicyInForce[] = newest): PolicyInForce[] {
  const today = businessDay(now);
  return of.filter(({ effectiveOn }) => effectiveOn <= today);
}
