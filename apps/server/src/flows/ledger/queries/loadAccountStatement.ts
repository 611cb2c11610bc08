import type { Answer, ParsedInput, staffLedgerEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import { findAccounts, listAccountEntries, sumAccountEntries } from '../../../modules/money/ledger/index.ts';
import { sumLots } from '../../../modules/money/wallet/index.ts';
import { listMaskedUsers, type MaskedUser } from '../../../modules/people/identity/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { daySpan } from '../../daySpan.ts';

type One = (typeof staffLedgerEndpoints)['staffLedgerAccount'];

const PAGE = 50;
const position = z.tuple([z.int().positive(), z.uuid()]);

/** One account and a page of its statement. */
export async function loadAccountStatement(
  db: Reader,
  { id, kind, cursor, ...days }: ParsedInput<One>['query'] & { id: string },
): Promise<Answer<One>> {
  const [account] = await findAccounts(db, { ids: [id] });
  if (!account) throw new ShopError('NOT_FOUND');
  const { ownerId, purpose, currency, balance, held } = account;
  const span = daySpan(days);
  const from = cursor === undefined ? null : decodeCursor(cursor, position);
  const before = from && { atMicros: from[0], transferId: from[1] };
  const [found, sums, lots] = await Promise.all([
    listAccountEntries(db, { accountId: id, ...span, kind, before, limit: PAGE + 1 }),
    ownerId === null ? null : sumAccountEntries(db, { accountId: id, ...span }),
    ownerId !== null && purpose === 'balance' ? sumLots(db, ownerId) : null,
  ]);
  const page = found.slice(0, PAGE);
  const owners = page.map(({ counter }) => counter.ownerId).filter((owner) => owner !== null);
  const users = await listMaskedUsers(db, ownerId === null ? owners : [ownerId, ...owners]);
  const last = page.at(-1);
  return {
    account: { id, purpose, currency, owner: ownerOf(users, ownerId) },
    balance,
    held,
    lots,
    transfersSum: sums && sums.total,
    span: sums && { income: sums.income, expense: sums.expense },
    entries: page.map(({ atMicros: _micros, at, counter, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      counter: { accountId: counter.accountId, purpose: counter.purpose, owner: ownerOf(users, counter.ownerId) },
    })),
    nextCursor: found.length > PAGE && last ? encodeCursor([last.atMicros, last.transferId]) : null,
  };
}

export function ownerOf(users: ReadonlyMap<string, MaskedUser>, ownerId: string | null): MaskedUser | null {
  return ownerId === null ? null : (users.get(ownerId) ?? { id: ownerId, name: '', phoneNumber: null });
}
