import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Cause } from './Cause.ts';

export interface FoundTransfer {
  readonly id: string;
  readonly debitAccountId: string;
  readonly creditAccountId: string;
  readonly currency: string;
  readonly amount: number;
  readonly phase: string;
  readonly causeKind: string;
  readonly causeId: string;
  readonly leg: string;
  readonly memo: string;
}

export async function findTransfers(db: Reader, causes: readonly Cause[]): Promise<FoundTransfer[]> {
  const { rows } = await sql<FoundTransfer>`
    select transfer.id, debit_account_id as "debitAccountId", credit_account_id as "creditAccountId", currency, amount,
      phase, transfer.cause_kind as "causeKind", transfer.cause_id as "causeId", transfer.leg, memo
    from unnest(${causes.map(({ kind }) => kind)}::text[], ${causes.map(({ id }) => id)}::text[],
      ${causes.map(({ leg }) => leg)}::text[]) as wanted (cause_kind, cause_id, leg)
    join ledger_transfers as transfer using (cause_kind, cause_id, leg)`.execute(db);
  return rows;
}
