import type { Tx } from '../../../../platform/database/Tx.ts';
import { type ClosingPayout, closingPayoutOf } from './ClosingPayout.ts';

/**
 * Holds a payout, and before it the account that it is paid to: of two payouts of one leaver that end at once the second sees the
 * first, and forgets the account.
 */
export async function lockClosingPayout(tx: Tx, id: string): Promise<ClosingPayout | null> {
  const found = await tx.selectFrom('closing_payouts').select('user_id').where('id', '=', id).executeTakeFirst();
  if (!found) return null;
  await tx.selectFrom('closing_accounts').select('user_id').where('user_id', '=', found.user_id).forUpdate().execute();
  const row = await tx
    .selectFrom('closing_payouts')
    .selectAll()
    .where('user_id', '=', found.user_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? closingPayoutOf(row) : null;
}
