import type { Buyer, Level } from '@jiwu/pricing';
import type { Reader } from '../../../platform/database/Reader.ts';
import { getUser } from '../../people/identity/index.ts';
import { sumOpenLots } from '../../people/integral/index.ts';
import { findVip, isVipAt } from '../../people/vip/index.ts';

interface Input {
  /** Null: a guest. */
  readonly userId: string | null;
  /** False: level and integral are not needed, and not read. */
  readonly usesIntegral: boolean;
  readonly now: Date;
}

/** There is no business yet. */
const plainBuyer: Buyer = { isBusiness: false, isVip: false, level: '普通用户', integral: 0 };

/** The buyer's facts for the price: VIP, level and integral. */
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
