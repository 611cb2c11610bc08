import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/createDatabase.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

export interface LotUse {
  readonly lotId: string;
  readonly amountFen: number;
}

interface Input {
  readonly userId: string;
  readonly amountFen: number;
  readonly cause: { readonly kind: string; readonly id: string };
  readonly now: Date;
}

/** Spends bonus before principal, older before newer. The caller holds the wallet. */
export async function takeFromLots(tx: Tx, input: Input): Promise<void> {
  const lots = await tx
    .selectFrom('wallet_lots')
    .select(['id', 'left_fen'])
    .where('user_id', '=', input.userId)
    .where('left_fen', '>', 0)
    .orderBy('kind') // `bonus` stands before `principal`
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  let openFen = input.amountFen;
  const uses: LotUse[] = [];
  for (const lot of lots) {
    if (openFen === 0) break;
    const amountFen = Math.min(openFen, lot.left_fen);
    uses.push({ lotId: lot.id, amountFen });
    openFen -= amountFen;
  }
  if (openFen > 0) throw new ShopError('BALANCE_SHORT');
  await recordUses(tx, { ...input, uses });
}

/** Takes from given lots, or gives back to them where the amount is negative. */
export async function recordUses(
  tx: Tx,
  input: Omit<Input, 'amountFen'> & { readonly uses: readonly LotUse[] },
): Promise<void> {
  const { userId, cause, now } = input;
  for (const { lotId, amountFen } of input.uses) {
    await tx
      .insertInto('wallet_lot_uses')
      .values({
        user_id: userId,
        lot_id: lotId,
        cause_kind: cause.kind,
        cause_id: cause.id,
        amount_fen: amountFen,
        used_at: now,
      })
      .execute();
    const changed = await tx
      .updateTable('wallet_lots')
      .set(({ eb }) => ({ left_fen: eb('left_fen', '-', amountFen) }))
      .where('user_id', '=', userId)
      .where('id', '=', lotId)
      .executeTakeFirst();
    assert(changed.numUpdatedRows === 1n, 'a lot that is used exists');
  }
}
