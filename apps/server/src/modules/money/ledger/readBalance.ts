import type { Reader } from '../../../platform/database/Reader.ts';
import type { Account } from './accounts.ts';

interface Balance {
  readonly balance: number;
  /** Part of the balance that is set aside. */
  readonly held: number;
}

/** An account that nothing has touched has nothing. */
export async function readBalances(db: Reader, accounts: readonly Account[]): Promise<Map<string, Balance>> {
  const rows = await db
    .selectFrom('ledger_balances')
    .select(({ fn }) => ['account_id', fn.sum<string>('balance').as('balance'), fn.sum<string>('held').as('held')])
    .where(
      'account_id',
      'in',
      accounts.map(({ id }) => id),
    )
    .groupBy('account_id')
    .execute();
  const known = new Map(rows.map((row) => [row.account_id, { balance: Number(row.balance), held: Number(row.held) }]));
  return new Map(accounts.map(({ id }) => [id, known.get(id) ?? { balance: 0, held: 0 }]));
}

/** The balance of one account; of a house account, the sum over its stripes. */
export async function readBalance(db: Reader, account: Account): Promise<Balance> {
  const balances = await readBalances(db, [account]);
  return balances.get(account.id) ?? { balance: 0, held: 0 };
}
