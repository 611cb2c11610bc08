import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { abandonFiles } from '../../content/files/index.ts';
import { lockBusiness } from './businessQueries.ts';
import { listReviews } from './reviews/reviewQueries.ts';

/** One that was never approved goes without a trace, its licences included. Others are stopped: batches refer to them. */
export async function removeBusiness(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<void> {
  const { approvedAt } = await lockBusiness(tx, { userId, id });
  if (approvedAt !== null) throw new ShopError('BUSINESS_WAS_APPROVED');
  const reviews = await listReviews(tx, { userId, businessId: id });
  await tx.deleteFrom('business_reviews').where('user_id', '=', userId).where('business_id', '=', id).execute();
  await tx.deleteFrom('businesses').where('user_id', '=', userId).where('id', '=', id).execute();
  await abandonFiles(tx, { ownerId: userId, fileIds: reviews.map(({ licenceFileId }) => licenceFileId), now });
}
