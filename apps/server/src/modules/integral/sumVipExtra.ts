import type { Reader } from '../../platform/database/createDatabase.ts';

interface Input {
  readonly userId: string;
  /** What went again of what an order had earned, with goods that went back. */
  readonly goneOf: ReadonlyMap<string, number>;
}

/** What someone got on top as a VIP, since ever, less its share of what went with goods that went back. */
export async function sumVipExtra(db: Reader, { userId, goneOf }: Input): Promise<number> {
  const rows = await db
    .selectFrom('integral_lots')
    .select(['cause_id', 'amount', 'vip_extra'])
    .where('user_id', '=', userId)
    .where('vip_extra', '>', 0)
    .execute();
  return rows.reduce((sum, { cause_id: orderId, amount, vip_extra: extra }) => {
    const kept = amount - (goneOf.get(orderId) ?? 0);
    return sum + Math.floor((extra * kept) / amount);
  }, 0);
}
