import type { Reader } from '../../../platform/database/Reader.ts';
import { listBusinesses } from './businessQueries.ts';
import { listReviews } from './reviews/reviewQueries.ts';

/** For the file with a user's own data: each business with its reviews, without the member of staff. */
export async function exportBusinesses(db: Reader, userId: string) {
  const businesses = await listBusinesses(db, userId);
  return await Promise.all(
    businesses.map(async (business) => {
      const reviews = await listReviews(db, { userId, businessId: business.id });
      return { ...business, reviews: reviews.map((review) => ({ ...review, decidedBy: undefined })) };
    }),
  );
}
