import type { Reader } from '../../../platform/database/Reader.ts';

interface Input {
  readonly userId: string;
  /** By order: earned integral that refunds took back. */
  readonly goneOf: ReadonlyMap<string, number>;
}

/** All extra integral that a user ever earned as a VIP, less the share that refunds took back. */
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
