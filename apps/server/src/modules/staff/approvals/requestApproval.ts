import { rules } from '@jiwu/contract';
import { HOUR_MS, newId } from '@jiwu/kernel';
import { type Selectable, sql } from 'kysely';
import type { Approvals } from '../../../platform/database/schema.gen.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { type Approval, approvalOf } from './Approval.ts';
import type { Deed } from './ApprovalKind.ts';
import { sealDeed } from './sealDeed.ts';

interface Wish {
  readonly kind: string;
  readonly subjectId: string;
  /** As the kind foresees it, under the locks of the subject. */
  readonly deed: Deed;
  readonly by: { readonly kind: 'staff'; readonly staffId: string } | { readonly kind: 'user' | 'shop' };
  /** Why it is asked for, for whoever decides. */
  readonly reason: string;
  readonly now: Date;
}

/**
 * Asks for a second person. The caller holds the locks of the subject and whatever the deed will need until the request has ended.
 * A subject that waits already makes the statement fail: its own lock and state keep that from happening.
 */
export async function requestApproval(tx: Tx, wish: Wish): Promise<Approval> {
  const { kind, subjectId, deed, by, reason, now } = wish;
  const { text, hash } = sealDeed({ kind, subjectId, does: deed.does });
  const expiresAt = new Date(now.getTime() + rules.approval.hours * HOUR_MS);
  const { rows } = await sql<Selectable<Approvals>>`
    insert into approvals (id, no, kind, subject_id, amount_fen, does, does_hash, by_kind, requested_by, reason, requested_at, expires_at)
    values (${newId()}, 'AP' || to_char(${now}::timestamptz at time zone 'Asia/Shanghai', 'YYYYMMDD')
        || lpad((nextval('approval_numbers') % 100000)::text, 5, '0'),
      ${kind}, ${subjectId}, ${deed.amountFen}, ${text}, ${hash}, ${by.kind}, ${by.kind === 'staff' ? by.staffId : null}, ${reason},
      ${now}, ${expiresAt})
    returning *`.execute(tx);
  return approvalOf(rows[0] as Selectable<Approvals>);
}
