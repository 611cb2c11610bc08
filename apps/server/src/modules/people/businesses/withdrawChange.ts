import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { orCodeTaken } from './approvedBusiness.ts';
import { assertStillValid } from './assertLicence.ts';
import type { Business } from './Business.ts';
import { getBusiness, licenceColumns, lockBusiness } from './businessQueries.ts';
import { endReview, listReviews } from './reviews/reviewQueries.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly version: number;
  readonly now: Date;
}

/** A change that is reviewed, or was refused, is given up: what was approved before counts again, at once. */
export async function withdrawChange(tx: Tx, { userId, id, version, now }: Input): Promise<Business> {
  const before = await lockBusiness(tx, { userId, id });
  const isChange = before.approvedAt !== null && (before.state === 'reviewing' || before.state === 'refused');
  if (!isChange || before.version !== version) throw new ShopError('BUSINESS_CHANGED');
  await endReview(tx, { userId, businessId: id, verdict: { state: 'withdrawn' }, now });
  const approved = (await listReviews(tx, { userId, businessId: id })).find(({ state }) => state === 'approved');
  assert(approved, 'what was approved has a review');
  assertStillValid(approved, now);
  await tx
    .updateTable('businesses')
    .set((row) => ({ ...licenceColumns(approved), state: 'approved', version: row('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
    .catch(orCodeTaken);
  return await getBusiness(tx, { userId, id });
}
