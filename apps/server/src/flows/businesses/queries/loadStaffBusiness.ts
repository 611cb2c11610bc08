import type { StaffBusiness } from '@jiwu/contract';
import { type Business, isCodeTaken, listReviews } from '../../../modules/people/businesses/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeForStaff } from './describeForStaff.ts';

/** A business with all that was sent and decided, for the member of staff who reviews it. */
export async function loadStaffBusiness(db: Reader, business: Business): Promise<StaffBusiness> {
  const { id, userId, creditCode } = business;
  const isTaken = await isCodeTaken(db, { id, creditCode });
  const reviews = await listReviews(db, { userId, businessId: id });
  return {
    ...describeForStaff(business),
    isCodeTaken: isTaken,
    reviews: reviews.map((review) => ({
      id: review.id,
      state: review.state,
      creditCode: review.creditCode,
      licenceName: review.licenceName,
      principal: review.principal,
      validUntil: review.validUntil,
      submittedAt: review.submittedAt.toISOString(),
      answerBy: review.answerBy.toISOString(),
      decidedAt: review.decidedAt?.toISOString() ?? null,
      decidedBy: review.decidedBy,
      reasons: [...review.reasons],
    })),
  };
}
