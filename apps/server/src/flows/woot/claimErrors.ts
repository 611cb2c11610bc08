import type { ErrorCode } from '@jiwu/contract';
import type { ClaimRefusal } from '../../modules/channels/claims/index.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

const codes: Readonly<Record<ClaimRefusal, ErrorCode>> = {
  unknown: 'NOT_FOUND',
  notBegun: 'WOOT_NOT_BEGUN',
  over: 'WOOT_OVER',
  paused: 'WOOT_PAUSED',
  soldOut: 'WOOT_SOLD_OUT',
  limit: 'WOOT_LIMIT',
  // Deals have no limit over all of them.
  atOnce: 'WOOT_LIMIT',
  blocked: 'CLAIM_BLOCKED',
};

/** Made once: in a rush the trace of each would cost more than the refusal. */
export const claimErrors = Object.fromEntries(
  Object.entries(codes).map(([refusal, code]) => [refusal, new ShopError(code)]),
) as Readonly<Record<ClaimRefusal, ShopError>>;
