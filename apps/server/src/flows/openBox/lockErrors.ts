import type { ErrorCode } from '@jiwu/contract';
import type { ClaimRefusal } from '../../modules/channels/claims/index.ts';

/** Why a unit cannot be locked, as its would-be buyer is told. */
export const lockErrors: Readonly<Record<ClaimRefusal, ErrorCode>> = {
  unknown: 'NOT_FOUND',
  notBegun: 'UNIT_GONE',
  over: 'UNIT_GONE',
  paused: 'UNIT_GONE',
  soldOut: 'UNIT_LOCKED',
  limit: 'UNIT_LOCKED',
  atOnce: 'UNIT_LOCK_LIMIT',
  blocked: 'UNIT_LOCK_BLOCKED',
};
