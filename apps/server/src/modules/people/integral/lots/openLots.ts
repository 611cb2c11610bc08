import type { Reader } from '../../../../platform/database/Reader.ts';

/** Lots that can be spent now. Expired lots do not count, swept or not. */
export function openLots(db: Reader, { userId, now }: { userId: string; now: Date }) {
  return db
    .selectFrom('integral_lots')
    .where('user_id', '=', userId)
    .where('left_amount', '>', 0)
    .where('expires_at', '>', now);
}
