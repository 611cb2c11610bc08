import type { Tx } from '../../../platform/database/Tx.ts';

/**
 * When an account is closed, those that were ever approved stay without anything that names somebody, since batches refer to them; the
 * others go. The licences go with the user's files.
 */
export async function leaveBusinesses(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await tx.selectFrom('businesses').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute();
  await tx.deleteFrom('business_reviews').where('user_id', '=', userId).execute();
  await tx.deleteFrom('businesses').where('user_id', '=', userId).where('approved_at', 'is', null).execute();
  await tx
    .updateTable('businesses')
    .set({
      shop_name: '已注销',
      credit_code: null,
      licence_name: null,
      principal: null,
      valid_until: null,
      licence_file_id: null,
      contact_phone: null,
      email: null,
      website: null,
      sender_name: null,
      sender_phone: null,
      state: 'stopped',
      stopped_at: now,
      stopped_by: 'shop',
      stop_reason: null,
    })
    .where('user_id', '=', userId)
    .execute();
}
