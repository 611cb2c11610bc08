import type { Selectable } from 'kysely';
import type { ClaimSupplies } from '../../../platform/database/schema.gen.ts';
import type { ClaimSubject } from './Claim.ts';

/** How many there are of what can be claimed, and when. allocated = sold + held + left, until the rest is withdrawn. */
export interface Supply {
  readonly subject: ClaimSubject;
  readonly allocated: number;
  readonly sold: number;
  readonly held: number;
  readonly left: number;
  readonly perUser: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly isPaused: boolean;
  readonly soldOutAt: Date | null;
  readonly settledAt: Date | null;
}

export function supplyOf(row: Selectable<ClaimSupplies>): Supply {
  return {
    subject: { kind: row.subject_kind, id: row.subject_id },
    allocated: row.allocated,
    sold: row.sold,
    held: row.held,
    left: row.left_over ?? 0,
    perUser: row.per_user,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    isPaused: row.is_paused,
    soldOutAt: row.sold_out_at,
    settledAt: row.settled_at,
  };
}
