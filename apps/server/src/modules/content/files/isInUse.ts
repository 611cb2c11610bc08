import { sql } from 'kysely';

/**
 * Whether a review, a refund request or a brand placement keeps the file for good. It then outlives the avatar that it may also have been, and the
 * account of its owner.
 */
export const isInUse = sql<boolean>`(
  exists (select from review_pictures where review_pictures.file_id = files.id)
  or exists (select from after_sale_pictures where after_sale_pictures.file_id = files.id)
  or exists (select from advertisement_bookings where advertisement_bookings.picture_file_id = files.id))`;
