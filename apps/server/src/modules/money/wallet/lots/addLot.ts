import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';

interface Input {
  readonly userId: string;
  readonly kind: 'bonus' | 'principal';
  /** The source of the lot; one lot of a kind from each source. */
  readonly source: { readonly kind: string; readonly id: string };
  readonly amountFen: number;
  readonly now: Date;
}

/** Says where a part of the balance came from; the ledger moves the money itself in the same transaction. */
export async function addLot(tx: Tx, input: Input): Promise<void> {
  await tx
    .insertInto('wallet_lots')
    .values({
      user_id: input.userId,
      id: newId(),
      kind: input.kind,
      source_kind: input.source.kind,
      source_id: input.source.id,
      amount_fen: input.amountFen,
      left_fen: input.amountFen,
      created_at: input.now,
    })
    .execute();
}
