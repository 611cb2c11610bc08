import { listClaims } from '../../../modules/channels/claims/index.ts';
import { UNIT } from '../../../modules/channels/openBox/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** The newest order with which this user bought the unit; null when they did not. */
export async function findBoughtOrder(
  db: Reader,
  { userId, unitId }: { userId: string; unitId: string },
): Promise<string | null> {
  const claims = await listClaims(db, { userId, kind: UNIT, subjectIds: [unitId] });
  return claims.find(({ state }) => state === 'bought')?.orderId ?? null;
}
