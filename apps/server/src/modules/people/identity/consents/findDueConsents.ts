import type { Reader } from '../../../../platform/database/Reader.ts';
import { listConsents } from '../users/userQueries.ts';
import { type PolicyInForce, policiesInForce } from './policiesInForce.ts';

/** The documents in force that a user has not agreed to. */
export async function findDueConsents(
  db: Reader,
  { userId, now }: { userId: string; now: Date },
): Promise<PolicyInForce[]> {
  const given = await listConsents(db, userId);
  const isGiven = (due: PolicyInForce) =>
    given.some(({ document, version }) => document === due.document && version === due.version);
  return policiesInForce(now).filter((due) => !isGiven(due));
}
