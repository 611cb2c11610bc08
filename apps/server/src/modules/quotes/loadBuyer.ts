import type { Buyer, Level } from '@jiwu/pricing';
import type { Reader } from '../../platform/database/createDatabase.ts';
import { getUser } from '../identity/index.ts';
import { sumOpenLots } from '../integral/index.ts';

/** Whoever is not signed in, or wants to spend nothing: no level, no integral. There is no business yet. */
export const plainBuyer: Omit<Buyer, 'isVip'> = { isBusiness: false, level: '普通用户', integral: 0 };

/** Level and what can be spent. */
export async function loadBuyer(
  db: Reader,
  { userId, now }: { userId: string | null; now: Date },
): Promise<Omit<Buyer, 'isVip'>> {
  if (userId === null) return plainBuyer;
  const [user, integral] = await Promise.all([getUser(db, userId), sumOpenLots(db, { userId, now })]);
  return { ...plainBuyer, level: user.level as Level, integral };
}
