import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { Approvals } from '../../../platform/database/schema.gen.ts';

export type ApprovalState = (typeof rules.approval.states)[number];

export interface Approval {
  readonly id: string;
  readonly no: string;
  readonly kind: string;
  readonly subjectId: string;
  readonly amountFen: number;
  /** Of what it will do, in hexadecimal. */
  readonly hash: string;
  readonly byKind: 'user' | 'staff' | 'shop';
  /** The member of staff who asked. */
  readonly requestedBy: string | null;
  readonly reason: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  readonly state: ApprovalState;
  readonly decidedBy: string | null;
  readonly refusal: string | null;
  readonly endedAt: Date | null;
}

export function approvalOf(row: Omit<Selectable<Approvals>, 'does'>): Approval {
  return {
    id: row.id,
    no: row.no,
    kind: row.kind,
    subjectId: row.subject_id,
    amountFen: row.amount_fen,
    hash: row.does_hash.toString('hex'),
    byKind: row.by_kind as Approval['byKind'],
    requestedBy: row.requested_by,
    reason: row.reason,
    requestedAt: row.requested_at,
    expiresAt: row.expires_at,
    state: row.state as ApprovalState,
    decidedBy: row.decided_by,
    refusal: row.refusal,
    endedAt: row.ended_at,
  };
}

/** Everything but the text of what it does, which may be long. */
export const approvalColumns = [
  'id',
  'no',
  'kind',
  'subject_id',
  'amount_fen',
  'does_hash',
  'by_kind',
  'requested_by',
  'reason',
  'requested_at',
  'expires_at',
  'state',
  'decided_by',
  'refusal',
  'ended_at',
] as const;
