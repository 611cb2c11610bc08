import { newId } from '@jiwu/kernel';
import type { Selectable } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { BusinessReviews } from '../../../../platform/database/schema.gen.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { Licence, Review } from '../Business.ts';
import { licenceColumns } from '../businessQueries.ts';

interface Key {
  readonly userId: string;
  readonly businessId: string;
}

/** One waits at a time. */
export async function addReview(tx: Tx, input: Key & { licence: Licence; answerBy: Date; now: Date }): Promise<void> {
  await tx
    .insertInto('business_reviews')
    .values({
      user_id: input.userId,
      id: newId(),
      business_id: input.businessId,
      ...licenceColumns(input.licence),
      state: 'waiting',
      submitted_at: input.now,
      answer_by: input.answerBy,
    })
    .execute();
}

type Verdict =
  | { readonly state: 'withdrawn' }
  | { readonly state: 'approved'; readonly staffId: string }
  | { readonly state: 'refused'; readonly staffId: string; readonly reasons: Review['reasons'] };

/** Ends the one that waits, if there is one. The caller holds the business. */
export async function endReview(tx: Tx, input: Key & { verdict: Verdict; now: Date }): Promise<void> {
  const { userId, businessId, verdict, now } = input;
  await tx
    .updateTable('business_reviews')
    .set({
      state: verdict.state,
      decided_at: now,
      decided_by: verdict.state === 'withdrawn' ? null : verdict.staffId,
      reasons: verdict.state === 'refused' ? JSON.stringify(verdict.reasons) : null,
    })
    .where('user_id', '=', userId)
    .where('business_id', '=', businessId)
    .where('state', '=', 'waiting')
    .execute();
}

/** The newest first. */
export async function listReviews(db: Reader, { userId, businessId }: Key): Promise<Review[]> {
  const rows = await db
    .selectFrom('business_reviews')
    .selectAll()
    .where('user_id', '=', userId)
    .where('business_id', '=', businessId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(reviewOf);
}

function reviewOf(row: Selectable<BusinessReviews>): Review {
  return {
    id: row.id,
    kind: row.kind as Review['kind'],
    creditCode: row.credit_code,
    licenceName: row.licence_name,
    principal: row.principal,
    validUntil: row.valid_until,
    licenceFileId: row.licence_file_id,
    state: row.state as Review['state'],
    submittedAt: row.submitted_at,
    answerBy: row.answer_by,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    reasons: (row.reasons as Review['reasons'] | null) ?? [],
  };
}
