import type { Reader } from '../../../../platform/database/Reader.ts';

/** A promoter's own data. */
export async function listAllPayouts(db: Reader, userId: string) {
  return await db
    .selectFrom('effect_payouts')
    .select(['no', 'state', 'commission_fen', 'taken_fen', 'amount_fen', 'effects', 'requested_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('requested_at')
    .execute();
}
