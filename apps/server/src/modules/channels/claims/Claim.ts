import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { Claims } from '../../../platform/database/schema.gen.ts';

export type ClaimState = (typeof rules.claim.states)[number];

/** What can be claimed: a deal, a unit. The mechanism does not know what it is. */
export interface ClaimSubject {
  readonly kind: string;
  readonly id: string;
}

/** One piece of something scarce, held for one user until a deadline. */
export interface Claim {
  readonly userId: string;
  readonly id: string;
  readonly subject: ClaimSubject;
  readonly state: ClaimState;
  readonly deadline: Date;
  readonly orderId: string | null;
  readonly createdAt: Date;
}

export const claimColumns = [
  'user_id',
  'id',
  'subject_kind',
  'subject_id',
  'state',
  'deadline',
  'order_id',
  'created_at',
] as const;

export function claimOf(row: Pick<Selectable<Claims>, (typeof claimColumns)[number]>): Claim {
  return {
    userId: row.user_id,
    id: row.id,
    subject: { kind: row.subject_kind, id: row.subject_id },
    state: row.state as ClaimState,
    deadline: row.deadline,
    orderId: row.order_id,
    createdAt: row.created_at,
  };
}
