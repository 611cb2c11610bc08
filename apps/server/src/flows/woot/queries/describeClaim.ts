import type { Claim } from '../../../modules/channels/claims/index.ts';

/** A claim as its user sees it. */
export function describeClaim({ id, subject, state, deadline, orderId }: Claim) {
  return { id, dealId: subject.id, state, deadline: deadline.toISOString(), orderId };
}
