import type { LedgerTransfer } from '@jiwu/contract';
import type { Transfer } from '../../../modules/money/ledger/index.ts';
import { listMaskedUsers } from '../../../modules/people/identity/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** Transfers as finance reads them: whose accounts they are, masked. One statement for all of them. */
export async function describeTransfers(db: Reader, transfers: readonly Transfer[]): Promise<LedgerTransfer[]> {
  const owners = transfers.flatMap(({ from, to }) => [from.ownerId, to.ownerId]).filter((id) => id !== null);
  const users = await listMaskedUsers(db, owners);
  const side = ({ accountId, purpose, ownerId }: Transfer['from']) => ({
    accountId,
    purpose,
    owner: ownerId === null ? null : (users.get(ownerId) ?? { id: ownerId, name: '', phoneNumber: null }),
  });
  return transfers.map(({ id, at, currency, amount, phase, cause, memo, from, to }) => ({
    id,
    at: at.toISOString(),
    currency,
    amount,
    phase,
    cause,
    memo,
    from: side(from),
    to: side(to),
  }));
}
