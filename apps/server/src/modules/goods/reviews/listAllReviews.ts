import type { Reader } from '../../../platform/database/Reader.ts';

/** All reviews of a user, for the export of their data. */
export async function listAllReviews(db: Reader, userId: string) {
  return await db
    .selectFrom('reviews')
    .select([
      'product_id',
      'order_id',
      'stars',
      'content',
      'picture_count',
      'created_at',
      'follow_up',
      'followed_up_at',
    ])
    .select(['reply', 'replied_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}
