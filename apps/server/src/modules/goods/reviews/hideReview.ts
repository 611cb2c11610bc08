import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

interface Input {
  readonly productId: string;
  readonly reviewId: string;
  /** Null: it is shown again. */
  readonly reason: string | null;
  readonly now: Date;
}

interface Hidden {
  readonly before: { readonly reason: string | null };
  /** False: it was so already. */
  readonly isChanged: boolean;
}

/** Hides a review from everyone but its writer, or shows it again. The sums of the product follow. */
export async function hideReview(tx: Tx, { productId, reviewId, reason, now }: Input): Promise<Hidden> {
  const { rows } = await sql<{ stars: number; pictures: number; isFollowed: boolean; reason: string | null }>`
    select stars, picture_count as pictures, follow_up is not null as "isFollowed", hidden_reason as reason
    from reviews where product_id = ${productId} and id = ${reviewId} for update`.execute(tx);
  const [review] = rows;
  if (!review) throw new ShopError('NOT_FOUND');
  const before = { reason: review.reason };
  await sql`
    update reviews set hidden_at = ${reason === null ? null : now}::timestamptz, hidden_reason = ${reason}
    where product_id = ${productId} and id = ${reviewId}`.execute(tx);
  const isChanged = (review.reason === null) !== (reason === null);
  if (!isChanged) return { before, isChanged };
  const by = reason === null ? 1 : -1;
  const stars = sql.ref(`stars_${review.stars}`);
  await sql`
    update review_summaries set ${stars} = ${stars} + ${by},
      with_pictures = with_pictures + ${review.pictures > 0 ? by : 0}, followed_up = followed_up + ${review.isFollowed ? by : 0}
    where product_id = ${productId}`.execute(tx);
  return { before, isChanged };
}
