import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { GatewayName } from '../PaymentRecord.ts';
import type { RefundRecord, RefundRecordState, RefundWay } from './RefundRecord.ts';

interface JoinedRow {
  readonly id: string;
  readonly user_id: string;
  readonly cause_kind: string;
  readonly cause_id: string;
  readonly out_refund_no: string;
  readonly amount_fen: number;
  readonly reason: string;
  readonly state: RefundRecordState;
  readonly went: RefundWay;
  readonly failure: string | null;
  readonly proof: string | null;
  readonly requested_at: Date;
  readonly finished_at: Date | null;
  readonly waits_since: Date | null;
  readonly payment_id: string;
  readonly gateway: GatewayName;
  readonly out_trade_no: string;
  readonly payment_fen: number;
  readonly payable_kind: string;
  readonly payable_id: string;
}

export async function findRefundByNumber(db: Reader, outRefundNo: string): Promise<RefundRecord | null> {
  const [refund] = await selectRefunds(db, sql`refund.out_refund_no = ${outRefundNo}`);
  return refund ?? null;
}

export async function findRefund(db: Reader, id: string): Promise<RefundRecord | null> {
  const [refund] = await selectRefunds(db, sql`refund.id = ${id}`);
  return refund ?? null;
}

export async function findRefundsByNumbers(db: Reader, numbers: readonly string[]): Promise<RefundRecord[]> {
  return await selectRefunds(db, sql`refund.out_refund_no = any(${[...numbers]}::text[])`);
}

export async function findRefunds(db: Reader, ids: readonly string[]): Promise<RefundRecord[]> {
  return await selectRefunds(db, sql`refund.id = any(${[...ids]}::uuid[])`);
}

/** Those that wait for a person, the longest first. */
export async function listWaitingRefunds(
  db: Reader,
  input: { readonly after: { readonly at: Date; readonly id: string } | null; readonly limit: number },
): Promise<RefundRecord[]> {
  const { after, limit } = input;
  const beyond = after ? sql`and (refund.waits_since, refund.id) > (${after.at}, ${after.id}::uuid)` : sql``;
  return await selectRefunds(
    db,
    sql`refund.waits_since is not null ${beyond} order by refund.waits_since, refund.id limit ${limit}`,
  );
}

/** Those of one payment, the first first. */
export async function listRefundsOfPayment(
  db: Reader,
  payment: { readonly userId: string; readonly id: string },
): Promise<RefundRecord[]> {
  const { userId, id } = payment;
  return await selectRefunds(
    db,
    sql`refund.user_id = ${userId} and refund.payment_id = ${id} order by refund.requested_at, refund.id`,
  );
}

interface FoundPage {
  readonly view: 'running' | 'done';
  /** Of the done ones. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/** Refunds under way, the first asked for first; or those that have succeeded, the last first. */
export async function searchRefunds(db: Reader, page: FoundPage): Promise<RefundRecord[]> {
  const { view, from, until, after, limit } = page;
  if (view === 'running') {
    const beyond = after ? sql`and (refund.requested_at, refund.id) > (${after.at}, ${after.id}::uuid)` : sql``;
    return await selectRefunds(
      db,
      sql`refund.ask_at is not null ${beyond} order by refund.requested_at, refund.id limit ${limit}`,
    );
  }
  const beyond = after ? sql`and (refund.finished_at, refund.id) < (${after.at}, ${after.id}::uuid)` : sql``;
  return await selectRefunds(
    db,
    sql`refund.state = 'succeeded' ${from ? sql`and refund.finished_at >= ${from}` : sql``}
      ${until ? sql`and refund.finished_at < ${until}` : sql``} ${beyond}
      order by refund.finished_at desc, refund.id desc limit ${limit}`,
  );
}

/** What went back or is on its way, by payment. */
export async function sumRefundsByPayment(
  db: Reader,
  payments: readonly { readonly userId: string; readonly id: string }[],
): Promise<ReadonlyMap<string, number>> {
  if (payments.length === 0) return new Map();
  const { rows } = await sql<{ id: string; fen: number }>`
    select payment_id as id, sum(amount_fen)::int8 as fen from payment_refunds
    where (user_id, payment_id) in (
      select * from unnest(${payments.map(({ userId }) => userId)}::uuid[], ${payments.map(({ id }) => id)}::uuid[]))
      and state <> 'failed'
    group by payment_id`.execute(db);
  return new Map(rows.map(({ id, fen }) => [id, fen]));
}

/** Since when the one that waits longest for a person does. */
export async function findLongestWait(db: Reader): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(waits_since) as at from payment_refunds where waits_since is not null`.execute(db);
  return rows[0]?.at ?? null;
}

/** How many wait for a person, and how much they come to. */
export async function sumWaitingRefunds(db: Reader): Promise<{ waiting: number; waitingFen: number }> {
  const { rows } = await sql<{ waiting: number; waitingFen: number }>`
    select count(*) as waiting, coalesce(sum(amount_fen), 0)::int8 as "waitingFen"
    from payment_refunds where waits_since is not null`.execute(db);
  return rows[0] ?? { waiting: 0, waitingFen: 0 };
}

/** The refund of a cause. A failed refund does not count: the cause may request a new one. */
export async function findRefundByCause(
  db: Reader,
  cause: { userId: string; kind: string; id: string },
): Promise<RefundRecord | null> {
  const [refund] = await selectRefunds(
    db,
    sql`refund.user_id = ${cause.userId} and refund.cause_kind = ${cause.kind} and refund.cause_id = ${cause.id}
      and refund.state <> 'failed'`,
  );
  return refund ?? null;
}

/** The refunds of several causes of one kind, by the cause; failed ones do not count. */
export async function findRefundsByCauses(
  db: Reader,
  {
    kind,
    causes,
  }: { readonly kind: string; readonly causes: readonly { readonly userId: string; readonly id: string }[] },
): Promise<ReadonlyMap<string, RefundRecord>> {
  if (causes.length === 0) return new Map();
  const found = await selectRefunds(
    db,
    sql`(refund.user_id, refund.cause_id) in (
        select * from unnest(${causes.map(({ userId }) => userId)}::uuid[], ${causes.map(({ id }) => id)}::uuid[]))
      and refund.cause_kind = ${kind} and refund.state <> 'failed'`,
  );
  return new Map(found.map((refund) => [refund.cause.id, refund]));
}

/** The sum of refunds that succeeded or are under way; failed ones do not count. The caller holds the payment's lock. */
export async function sumRefunds(tx: Tx, payment: { userId: string; id: string }): Promise<number> {
  const { total } = await tx
    .selectFrom('payment_refunds')
    .select(({ fn }) => fn.sum<string | null>('amount_fen').as('total'))
    .where('user_id', '=', payment.userId)
    .where('payment_id', '=', payment.id)
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

async function selectRefunds(db: Reader, condition: RawBuilder<unknown>): Promise<RefundRecord[]> {
  const { rows } = await sql<JoinedRow>`${refundWithPayment(sql`payment_refunds`)} where ${condition}`.execute(db);
  return rows.map(toRefundRecord);
}

/** `source` has the columns of payment_refunds: the table itself, or rows that were just changed. */
export function refundWithPayment(source: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select refund.id, refund.user_id, refund.cause_kind, refund.cause_id, refund.out_refund_no, refund.amount_fen,
      refund.reason, refund.state, refund.went, refund.failure, refund.proof, refund.requested_at, refund.finished_at,
      refund.waits_since, refund.payment_id, payment.gateway, payment.out_trade_no, payment.amount_fen as payment_fen, payment.payable_kind, payment.payable_id
    from ${source} as refund
    join payments as payment on payment.user_id = refund.user_id and payment.id = refund.payment_id`;
}

export function toRefundRecord(row: JoinedRow): RefundRecord {
  return {
    id: row.id,
    userId: row.user_id,
    cause: { kind: row.cause_kind, id: row.cause_id },
    outRefundNo: row.out_refund_no,
    amountFen: row.amount_fen,
    reason: row.reason,
    state: row.state,
    went: row.went,
    failure: row.failure,
    proof: row.proof,
    requestedAt: row.requested_at,
    finishedAt: row.finished_at,
    waitsSince: row.waits_since,
    payment: {
      id: row.payment_id,
      gateway: row.gateway,
      outTradeNo: row.out_trade_no,
      amountFen: row.payment_fen,
      payable: { kind: row.payable_kind, id: row.payable_id },
    },
  };
}
