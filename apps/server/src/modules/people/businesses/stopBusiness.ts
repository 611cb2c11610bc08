import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { orCodeTaken } from './approvedBusiness.ts';
import { assertStillValid } from './assertLicence.ts';
import type { Business } from './Business.ts';
import { getAnyBusiness, lockAnyBusiness, lockBusiness } from './businessQueries.ts';

/** Who does it: the user with their own, or staff with any. */
type By = { readonly userId: string } | { readonly reason: string | null };

interface Input {
  readonly id: string;
  readonly by: By;
  readonly version: number;
  readonly now: Date;
}

/** 停用: no new batches, ads and wholesale prices. What is paid goes on. */
export async function stopBusiness(tx: Tx, { id, by, version, now }: Input): Promise<Business> {
  const before = await lockFor(tx, { id, by });
  if (before.state !== 'approved' || before.version !== version) throw new ShopError('BUSINESS_CHANGED');
  await tx
    .updateTable('businesses')
    .set((row) => ({
      state: 'stopped',
      stopped_at: now,
      stopped_by: 'userId' in by ? 'user' : 'staff',
      stop_reason: 'userId' in by ? null : by.reason,
      version: row('version', '+', 1),
    }))
    .where('user_id', '=', before.userId)
    .where('id', '=', id)
    .execute();
  return await getAnyBusiness(tx, id);
}

/** 恢复使用: as it was approved. What staff stopped only staff resume. */
export async function resumeBusiness(tx: Tx, { id, by, version, now }: Input): Promise<Business> {
  const before = await lockFor(tx, { id, by });
  if (before.state !== 'stopped' || before.version !== version) throw new ShopError('BUSINESS_CHANGED');
  if ('userId' in by && before.stopped?.by !== 'user') throw new ShopError('BUSINESS_STOPPED_BY_STAFF');
  assertStillValid(before, now);
  await tx
    .updateTable('businesses')
    .set((row) => ({
      state: 'approved',
      stopped_at: null,
      stopped_by: null,
      stop_reason: null,
      version: row('version', '+', 1),
    }))
    .where('user_id', '=', before.userId)
    .where('id', '=', id)
    .execute()
    .catch(orCodeTaken);
  return await getAnyBusiness(tx, id);
}

async function lockFor(tx: Tx, { id, by }: Pick<Input, 'id' | 'by'>): Promise<Business> {
  return 'userId' in by ? await lockBusiness(tx, { userId: by.userId, id }) : await lockAnyBusiness(tx, id);
}
