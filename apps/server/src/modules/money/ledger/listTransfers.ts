import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

interface Side {
  readonly accountId: string;
  readonly purpose: string;
  /** Null: the house. */
  readonly ownerId: string | null;
}

/** A transfer with both its accounts. */
export interface Transfer {
  readonly id: string;
  readonly at: Date;
  readonly currency: 'CNY' | 'INTEGRAL';
  readonly amount: number;
  readonly phase: 'posted' | 'pending' | 'post' | 'void';
  readonly pendingId: string | null;
  readonly cause: { readonly kind: string; readonly id: string; readonly leg: string };
  readonly memo: string;
  readonly from: Side;
  readonly to: Side;
}

/** All transfers of some causes, in the order in which they were made. */
export async function listTransfersOfCauses(
  db: Reader,
  causes: readonly { readonly kind: string; readonly id: string }[],
): Promise<Transfer[]> {
  if (causes.length === 0) return [];
  return await select(
    db,
    sql`(transfer.cause_kind, transfer.cause_id) in (
      select * from unnest(${causes.map(({ kind }) => kind)}::text[], ${causes.map(({ id }) => id)}::text[]))`,
  );
}

export async function findTransfer(db: Reader, id: string): Promise<Transfer | null> {
  const [found] = await select(db, sql`transfer.id = ${id}`);
  return found ?? null;
}

async function select(db: Reader, condition: RawBuilder<unknown>): Promise<Transfer[]> {
  const { rows } = await sql<Transfer>`
    select transfer.id, transfer.at, transfer.currency, amount, phase, pending_id as "pendingId", memo,
      json_build_object('kind', cause_kind, 'id', cause_id, 'leg', leg) as cause,
      json_build_object('accountId', debit.id, 'purpose', debit.purpose, 'ownerId', debit.owner_id) as "from",
      json_build_object('accountId', credit.id, 'purpose', credit.purpose, 'ownerId', credit.owner_id) as "to"
    from ledger_transfers as transfer
    join ledger_accounts as debit on debit.id = debit_account_id
    join ledger_accounts as credit on credit.id = credit_account_id
    where ${condition} order by transfer.at, transfer.id`.execute(db);
  return rows;
}
