import type { Reader } from '../../../../platform/database/Reader.ts';

/** The spendable balance, by principal and bonus. */
export async function sumLots(db: Reader, userId: string): Promise<{ principalFen: number; bonusFen: number }> {
  const rows = await db
    .selectFrom('wallet_lots')
    .select(({ fn }) => ['kind', fn.sum<string>('left_fen').as('left')])
    .where('user_id', '=', userId)
    .where('left_fen', '>', 0)
    .groupBy('kind')
    .execute();
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.left ?? 0);
  return { principalFen: of('principal'), bonusFen: of('bonus') };
}
