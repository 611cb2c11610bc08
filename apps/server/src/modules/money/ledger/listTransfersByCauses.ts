import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

export interface CausedTransfer {
  readonly id: string;
  readonly cause: { readonly kind: string; readonly id: string };
  readonly leg: string;
  readonly from: { readonly purpose: string; readonly isUser: boolean };
  readonly to: { readonly purpose: string; readonly isUser: boolean };
  readonly currency: 'CNY' | 'INTEGRAL';
  readonly amount: number;
  readonly phase: 'posted' | 'pending' | 'post' | 'void';
  readonly memo: string;
  readonly at: Date;
}

/** What moved because of some things, the oldest first. One statement, by the unique key of causes. */
export async function listTransfersByCauses(
  db: Reader,
  causes: readonly { readonly kind: string; readonly id: string }[],
): Promise<CausedTransfer[]> {
  if (causes.length === 0) return [];
  const { rows } = await sql<CausedTransfer>`
    select transfer.id, json_build_object('kind', transfer.cause_kind, 'id', transfer.cause_id) as cause, leg,
      json_build_object('purpose', debit.purpose, 'isUser', debit.owner_id is not null) as "from",
      json_build_object('purpose', credit.purpose, 'isUser', credit.owner_id is not null) as "to",
      transfer.currency, amount, phase, memo, at
    from unnest(${causes.map(({ kind }) => kind)}::text[], ${causes.map(({ id }) => id)}::text[]) as wanted (kind, id)
    join ledger_transfers as transfer on transfer.cause_kind = wanted.kind and transfer.cause_id = wanted.id
    join ledger_accounts as debit on debit.id = debit_account_id
    join ledger_accounts as credit on credit.id = credit_account_id
    order by at, transfer.id`.execute(db);
  return rows;
}
