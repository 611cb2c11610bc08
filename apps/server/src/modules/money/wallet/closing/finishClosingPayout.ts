import { assert } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { addTransfers, houseAccount } from '../../ledger/index.ts';
import type { ClosingPayout } from './ClosingPayout.ts';
import { paidTransfer } from './closingTransfers.ts';

interface Input {
  readonly payout: ClosingPayout;
  /** The number of the bank's transfer; null: its refund has succeeded. */
  readonly proof: string | null;
  readonly now: Date;
}

/** Whoever left has the money. With the last payout goes the account that they named. The caller holds the payout. */
export async function finishClosingPayout(tx: Tx, { payout, proof, now }: Input): Promise<void> {
  const { userId, id, rechargeId } = payout;
  assert((proof === null) === (rechargeId !== null), 'what finance pays is proven, what a gateway refunds is not');
  await markDone(tx, { payout, proof, now });
  const to = houseAccount(rechargeId === null ? 'bank' : 'clearing');
  await addTransfers(tx, { transfers: [paidTransfer({ id, amountFen: payout.amountFen }, to)], now });
  await sql`
    delete from closing_accounts where user_id = ${userId} and not exists (
      select from closing_payouts where user_id = ${userId} and state <> 'done')`.execute(tx);
}

async function markDone(tx: Tx, { payout, proof, now }: Input): Promise<void> {
  try {
    const { numUpdatedRows } = await tx
      .updateTable('closing_payouts')
      .set({ state: 'done', ended_at: now, proof })
      .where('user_id', '=', payout.userId)
      .where('id', '=', payout.id)
      .where('state', '=', payout.state)
      .where('state', '<>', 'done')
      .executeTakeFirst();
    assert(numUpdatedRows === 1n, 'a payout is done once');
  } catch (error) {
    if (violatedConstraint(error) === 'closing_payouts_proof') throw new ShopError('CLOSING_PROOF_USED');
    throw error;
  }
}
