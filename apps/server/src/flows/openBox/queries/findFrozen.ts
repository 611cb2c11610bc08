import { listNextBack } from '../../../modules/channels/claims/index.ts';
import { type Frozen, UNIT, type Unit } from '../../../modules/channels/openBox/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** What a lock has frozen of a unit on sale; null when nobody is paying for it. */
export async function findFrozen(db: Reader, { id, state, priceFen }: Unit): Promise<Frozen | null> {
  if (state !== 'listed' || priceFen === null) return null;
  const until = (await listNextBack(db, { kind: UNIT, ids: [id] })).get(id);
  return until ? { until, priceFen } : null;
}
