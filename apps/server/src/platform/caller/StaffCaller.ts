import type { StaffRole } from '@jiwu/contract';

/** The member of staff that a valid token of theirs speaks for. */
export interface StaffCaller {
  readonly staffId: string;
  readonly sessionId: string;
  readonly roles: readonly StaffRole[];
}
