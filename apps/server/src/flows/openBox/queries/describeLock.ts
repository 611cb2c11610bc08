import type { Claim } from '../../../modules/channels/claims/index.ts';
import type { Lock } from '../../../modules/channels/openBox/index.ts';

/** A lock as its user sees it. */
export function describeLock({ id, state, deadline, orderId }: Claim, { unitId, priceFen }: Lock) {
  return { id, unitId, state, deadline: deadline.toISOString(), orderId, priceFen };
}
