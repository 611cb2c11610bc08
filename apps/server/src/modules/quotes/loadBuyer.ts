import type { Buyer, Level } from '@jiwu/pricing';
import type { Reader } from '../../platform/database/createDatabase.ts';
import { getUser } from '../identity/index.ts';
import { readBalance, userAccount } from '../ledger/index.ts';

/** Whoever is not signed in: no price of their own, nothing to spend. */
const guest: Buyer = { isVip: false, isBusiness: false, level: '普通用户', integral: 0 };

/**
 * As far as prices hang on it. There is no VIP and no business yet, so nobody has to be asked; the modules that bring them add
 * their part here.
 */
export function loadStanding(_db: Reader, _userId: string): Promise<Buyer> {
  return Promise.resolve(guest);
}

/** Who buys, with level and what can be spent. */
export async function loadBuyer(db: Reader, userId: string | null): Promise<Buyer> {
  if (userId === null) return guest;
  const [standing, user, integral] = await Promise.all([
    loadStanding(db, userId),
    getUser(db, userId),
    readBalance(db, userAccount(userId, 'integral')),
  ]);
  return { ...standing, level: user.level as Level, integral: integral.balance - integral.held };
}
