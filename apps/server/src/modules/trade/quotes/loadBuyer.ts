import type { Buyer, Level } from '@jiwu/pricing';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { approvedBusinessOf } from '../../people/businesses/index.ts';
import { getUser } from '../../people/identity/index.ts';
import { sumOpenLots } from '../../people/integral/index.ts';
import { isVipAt, vipEndOf } from '../../people/vip/index.ts';

interface Input {
  /** Null: a guest. */
  readonly userId: string | null;
  /** False: level and integral are not needed, and not read. */
  readonly usesIntegral: boolean;
  /** An expression that the first statement about the buyer evaluates as well: the turn that an order takes. */
  readonly turn?: RawBuilder<unknown> | undefined;
  readonly now: Date;
}

const guest: Buyer = { isBusiness: false, isVip: false, level: '普通用户', integral: 0 };

/** The buyer's facts for the price: VIP, business, level and integral. */
export async function loadBuyer(db: Reader, { userId, usesIntegral, turn, now }: Input): Promise<Buyer> {
  if (userId === null) return guest;
  const [rights, standing] = await Promise.all([
    loadRights(db, { userId, turn, now }),
    usesIntegral ? Promise.all([getUser(db, userId), sumOpenLots(db, { userId, now })]) : null,
  ]);
  if (!standing) return { ...guest, ...rights };
  const [user, integral] = standing;
  return { ...rights, level: user.level as Level, integral };
}

/** Which of the lower prices are the user's, in one statement: each checkout makes it. */
async function loadRights(
  db: Reader,
  { userId, turn, now }: { userId: string; turn: Input['turn']; now: Date },
): Promise<Pick<Buyer, 'isVip' | 'isBusiness'>> {
  const { rows } = await sql<{ expiresAt: Date | null; isBusiness: boolean }>`
    select ${vipEndOf(userId)} as "expiresAt", ${approvedBusinessOf(userId)} as "isBusiness"${turn ? sql`, ${turn} as turn` : sql``}`.execute(
    db,
  );
  const { expiresAt, isBusiness } = rows[0] ?? { expiresAt: null, isBusiness: false };
  return { isVip: isVipAt(expiresAt && { expiresAt }, now), isBusiness };
}
