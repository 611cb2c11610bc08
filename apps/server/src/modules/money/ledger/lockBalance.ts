import type { Tx } from '../../../platform/database/Tx.ts';
import type { Account } from './accounts.ts';

/** Locks a user's account until the transaction ends, so that the balance read here can be moved. */
export async function lockBalance(tx: Tx, account: Account): Promise<{ balance: number; held: number }> {
  const row = await tx
    .selectFrom('ledger_balances')
    .select(['balance', 'held'])
    .where('account_id', '=', account.id)
    .where('stripe', '=', 0)
    .forUpdate()
    .executeTakeFirst();
  return row ?? { balance: 0, held: 0 };
}
