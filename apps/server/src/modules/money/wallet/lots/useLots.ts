import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';

interface Input {
  readonly userId: string;
  /** A negative amount gives back. */
  readonly uses: readonly { readonly lotId: string; readonly amountFen: number }[];
  readonly cause: { readonly kind: string; readonly id: string };
  readonly now: Date;
}

/** Takes from given lots, or gives back to them. The caller holds the wallet. */
export async function useLots(tx: Tx, { userId, uses, cause, now }: Input): Promise<void> {
  for (const { lotId, amountFen } of uses) {
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
