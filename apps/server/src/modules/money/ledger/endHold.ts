import { assert } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Account } from './accounts.ts';
import type { Cause } from './Cause.ts';
import { insertTransfers } from './insertTransfers.ts';

interface Held {
  readonly id: string;
  readonly amount: number;
  readonly memo: string;
  readonly from: Account;
  readonly to: Account;
}

interface Input {
  /** Of the hold. */
  readonly cause: Cause;
  /** The part of the hold that is moved; all of it when not given. The rest becomes free again. */
  readonly amount?: number;
  readonly memo?: string;
  readonly now: Date;
}

/** The hold becomes a transfer. Posting it again is `known`; posting one that was voided fails. */
export async function postHold(tx: Tx, input: Input): Promise<'added' | 'known'> {
  return await endHold(tx, input, 'post');
}

/** Ends a hold without a transfer: its amount is free again. */
export async function voidHold(tx: Tx, input: Omit<Input, 'amount'>): Promise<'added' | 'known'> {
  return await endHold(tx, input, 'void');
}

async function endHold(tx: Tx, input: Input, phase: 'post' | 'void'): Promise<'added' | 'known'> {
  const held = await getHeld(tx, input.cause);
  const { kind, id, leg } = input.cause;
  const row = {
    from: held.from,
    to: held.to,
    amount: input.amount ?? held.amount,
    // One name for both ways to end: the second way meets the first as a cause with other facts.
    cause: { kind, id, leg: `${leg}End` },
    memo: input.memo ?? held.memo,
    phase,
    pendingId: held.id,
  };
  return await insertTransfers(tx, [row], input.now);
}

async function getHeld(tx: Tx, cause: Cause): Promise<Held> {
  const { rows } = await sql<{ id: string; amount: number; memo: string; from: Account; to: Account }>`
    select transfer.id, amount, memo,
      json_build_object('id', debit.id, 'ownerId', debit.owner_id, 'purpose', debit.purpose, 'currency', debit.currency) as "from",
      json_build_object('id', credit.id, 'ownerId', credit.owner_id, 'purpose', credit.purpose, 'currency', credit.currency) as "to"
    from ledger_transfers as transfer
    join ledger_accounts as debit on debit.id = debit_account_id
    join ledger_accounts as credit on credit.id = credit_account_id
    where cause_kind = ${cause.kind} and cause_id = ${cause.id} and leg = ${cause.leg} and phase = 'pending'`.execute(
    tx,
  );
  const [held] = rows;
  assert(held, `no hold of ${cause.kind}/${cause.id}/${cause.leg}`);
  return held;
}
