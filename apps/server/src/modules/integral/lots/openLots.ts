import type { Reader } from '../../../platform/database/createDatabase.ts';

/** Lots that can be spent from now. What is over does not count, swept or not. */
export function openLots(db: Reader, { userId, now }: { userId: string; now: Date }) {
  return db
    .selectFrom('integral_lots')
    .where('user_id', '=', userId)
    .where('left_amount', '>', 0)
    .where('expires_at', '>', now);
}
