import { assert, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { listed } from '../../../platform/database/listed.ts';
import { violatedConstraint } from '../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Account } from './accounts.ts';
import type { Cause } from './Cause.ts';
import { findTransfers } from './findTransfers.ts';

export interface NewTransfer {
  readonly from: Account;
  readonly to: Account;
  /** Fen, or points. */
  readonly amount: number;
  readonly cause: Cause;
  /** Text in the owner's statement. */
  readonly memo?: string;
}

export interface TransferRow extends NewTransfer {
  readonly phase: 'posted' | 'pending' | 'post' | 'void';
  readonly pendingId: string | null;
}

/**
 * One statement: opens the accounts that are new, adds the transfers, and by the table's trigger moves the balances.
 * All or none; the same causes again change nothing.
 */
export async function insertTransfers(tx: Tx, rows: readonly TransferRow[], now: Date): Promise<'added' | 'known'> {
  assert(rows.length > 0, 'at least one transfer');
  for (const { amount, from, to } of rows) {
    assert(Number.isSafeInteger(amount) && amount > 0, 'a transfer moves a positive whole amount');
    assert(from.currency === to.currency, 'a transfer stays in one currency');
  }
  const added = await insertRows(tx, rows, now);
  if (added === rows.length) return 'added';
  assert(added === 0, 'linked transfers are known together or new together');
  await assertSameFacts(tx, rows);
  return 'known';
}

async function insertRows(tx: Tx, rows: readonly TransferRow[], now: Date): Promise<number> {
  const accounts = [...new Map(rows.flatMap(({ from, to }) => [from, to]).map((side) => [side.id, side])).values()];
  try {
    const { rows: inserted } = await sql<{ added: number }>`
      with opened as (
        insert into ledger_accounts (id, owner_id, purpose, currency, opened_at)
        select id, owner_id, purpose, currency, ${now}
        from unnest(${listed(accounts, 'uuid', ({ id }) => id)}, ${listed(accounts, 'uuid', ({ ownerId }) => ownerId)},
          ${listed(accounts, 'text', ({ purpose }) => purpose)}, ${listed(accounts, 'text', ({ currency }) => currency)}
        ) as wanted (id, owner_id, purpose, currency)
        on conflict do nothing
      ), added as (
        insert into ledger_transfers (
          id, debit_account_id, credit_account_id, currency, amount, phase, pending_id, cause_kind, cause_id, leg, memo, at)
        select *, ${now}::timestamptz
        from unnest(${listed(rows, 'uuid', () => newId())}, ${listed(rows, 'uuid', ({ from }) => from.id)},
          ${listed(rows, 'uuid', ({ to }) => to.id)}, ${listed(rows, 'text', ({ from }) => from.currency)},
          ${listed(rows, 'bigint', ({ amount }) => amount)}, ${listed(rows, 'text', ({ phase }) => phase)},
          ${listed(rows, 'uuid', ({ pendingId }) => pendingId)}, ${listed(rows, 'text', ({ cause }) => cause.kind)},
          ${listed(rows, 'text', ({ cause }) => cause.id)}, ${listed(rows, 'text', ({ cause }) => cause.leg)},
          ${listed(rows, 'text', ({ memo }) => memo ?? '')})
        on conflict on constraint ledger_transfers_cause do nothing
        returning 1
      )
      select count(*)::int as added from added`.execute(tx);
    return inserted[0]?.added ?? 0;
  } catch (error) {
    if (violatedConstraint(error) === 'ledger_balances_floor') throw new ShopError('BALANCE_SHORT');
    throw error;
  }
}

/** A cause that comes again with another amount or between other accounts is a mistake, not a repetition. */
async function assertSameFacts(tx: Tx, rows: readonly TransferRow[]): Promise<void> {
  const known = await findTransfers(
    tx,
    rows.map(({ cause }) => cause),
  );
  for (const row of rows) {
    const before = known.find(
      (one) => one.causeKind === row.cause.kind && one.causeId === row.cause.id && one.leg === row.cause.leg,
    );
    const isSame =
      before?.amount === row.amount &&
      before.debitAccountId === row.from.id &&
      before.creditAccountId === row.to.id &&
      before.phase === row.phase;
    assert(isSame, `cause ${row.cause.kind}/${row.cause.id}/${row.cause.leg} already moved something else`);
  }
}
