import type { Buyer, Level } from '@jiwu/pricing';
import type { Reader } from '../../platform/database/createDatabase.ts';
import { getUser } from '../identity/index.ts';
import { sumOpenLots } from '../integral/index.ts';
import { findVip, isVipAt } from '../vip/index.ts';

interface Input {
  /** Null: nobody is signed in. */
  readonly userId: string | null;
  /** Who wants to spend none need not be asked for their level and how much they have. */
  readonly usesIntegral: boolean;
  readonly now: Date;
}

/** There is no business yet. */
const plainBuyer: Buyer = { isBusiness: false, isVip: false, level: '普通用户', integral: 0 };

/** Who buys: whether as a VIP, and what integral they have for it. */
export async function loadBuyer(db: Reader, { userId, usesIntegral, now }: Input): Promise<Buyer> {
  if (userId === null) return plainBuyer;
  const [vip, standing] = await Promise.all([
    findVip(db, userId),
    usesIntegral ? Promise.all([getUser(db, userId), sumOpenLots(db, { userId, now })]) : null,
  ]);
  const isVip = isVipAt(vip, now);
  if (!standing) return { ...plainBuyer, isVip };
  const [user, integral] = standing;
  return { ...plainBuyer, isVip, level: user.level as Level, integral };
}
