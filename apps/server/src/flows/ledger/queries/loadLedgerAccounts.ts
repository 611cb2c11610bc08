import type { Answer, staffLedgerEndpoints } from '@jiwu/contract';
import { listHouseAccounts, sumUserAccounts } from '../../../modules/money/ledger/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Accounts = Answer<(typeof staffLedgerEndpoints)['staffLedgerAccounts']>;

/** All accounts, the house's one by one. In one snapshot, or the sums would not come to nothing while the shop sells. */
export async function loadLedgerAccounts(db: Reader, now: Date): Promise<Accounts> {
  const house = await listHouseAccounts(db);
  const users = await sumUserAccounts(db);
  const sums = new Map<Accounts['sums'][number]['currency'], number>([
    ['CNY', 0],
    ['INTEGRAL', 0],
  ]);
  for (const { currency, balance } of [...house, ...users]) sums.set(currency, (sums.get(currency) ?? 0) + balance);
  return {
    house: house.map(({ accountId, purpose, currency, balance }) => ({ accountId, purpose, currency, balance })),
    users: [...users],
    sums: [...sums].map(([currency, sum]) => ({ currency, sum })),
    now: now.toISOString(),
  };
}
