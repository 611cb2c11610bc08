import { type Business, findApprovedBusiness, listBusinesses } from '../../../modules/people/businesses/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

/** A business of the user's own that may send in its name now. One that is not theirs counts as not found. */
export async function getApprovedBusiness(
  db: Reader,
  { userId, businessId }: { userId: string; businessId: string },
): Promise<Business> {
  const business = await findApprovedBusiness(db, userId, businessId);
  if (business) return business;
  const isOwn = (await listBusinesses(db, userId)).some(({ id }) => id === businessId);
  throw new ShopError(isOwn ? 'BUSINESS_NOT_APPROVED' : 'NOT_FOUND');
}
