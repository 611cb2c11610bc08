import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { orCodeTaken } from '../approvedBusiness.ts';
import { assertStillValid } from '../assertLicence.ts';
import type { Business, ReviewReason } from '../Business.ts';
import { getAnyBusiness, lockAnyBusiness } from '../businessQueries.ts';
import { endReview } from './reviewQueries.ts';

interface Input {
  readonly id: string;
  readonly staffId: string;
  /** As the member of staff saw it. */
  readonly version: number;
  readonly verdict:
    | { readonly state: 'approved' }
    | { readonly state: 'refused'; readonly reasons: readonly ReviewReason[] };
  readonly now: Date;
}

/** Staff decide once, on what they saw: whoever comes second, or saw another version, is told so. */
export async function decideBusiness(tx: Tx, { id, staffId, version, verdict, now }: Input): Promise<Business> {
  const before = await lockAnyBusiness(tx, id);
  if (before.state !== 'reviewing' || before.version !== version) throw new ShopError('BUSINESS_DECIDED');
  if (verdict.state === 'approved') assertStillValid(before, now);
  const { userId } = before;
  await endReview(tx, { userId, businessId: id, verdict: { ...verdict, staffId }, now });
  await tx
    .updateTable('businesses')
    .set((row) => ({
      state: verdict.state,
      ...(verdict.state === 'approved' ? { approved_at: now } : {}),
      version: row('version', '+', 1),
    }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
    .catch(orCodeTaken);
  return await getAnyBusiness(tx, id);
}
