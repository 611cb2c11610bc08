import type { Reader } from '../../../../platform/database/Reader.ts';

/** A promoter's own data: nothing in it tells who bought. */
export async function listAllEffects(db: Reader, userId: string) {
  return await db
    .selectFrom('effect_orders')
    .select([
      'id',
      'title',
      'quantity',
      'place',
      'state',
      'paid_fen',
      'refunded_fen',
      'rate_bp',
      'commission_fen',
      'paid_at',
      'completed_at',
      'settled_at',
      'paid_out_at',
      'voided_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('paid_at')
    .orderBy('id')
    .execute();
}
