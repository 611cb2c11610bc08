import { rules } from '@jiwu/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Payments } from '../../../platform/database/schema.gen.ts';
import { type GatewayName, type PaymentRecord, toPaymentRecord } from './PaymentRecord.ts';

type View = (typeof rules.payment.staffViews)[number];

interface Search {
  /** Of the payment at us or at the gateway, or of one of its refunds. */
  readonly number?: string | undefined;
  readonly payable?: { readonly kind: string; readonly id: string } | undefined;
  readonly userId?: string | undefined;
  readonly state?: View | undefined;
  readonly gateway?: GatewayName | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly minFen?: number | undefined;
  readonly maxFen?: number | undefined;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

export interface FoundPayment extends PaymentRecord {
  readonly createdAt: Date;
  readonly closedAt: Date | null;
  readonly askAt: Date | null;
  readonly askedTimes: number;
}

const views: Readonly<Record<View, RawBuilder<unknown>>> = {
  // Whatever can still change is asked about: the index of those that are.
  open: sql`and state in ('created', 'awaiting') and ask_at is not null`,
  paid: sql`and state = 'paid'`,
  closed: sql`and state = 'closed'`,
  surplus: sql`and is_surplus`,
};

/** Payments as staff look for them, newest first. */
export async function searchPayments(db: Reader, search: Search): Promise<FoundPayment[]> {
  const { number, payable, userId, state, gateway, from, until, minFen, maxFen, after, limit } = search;
  const byNumber =
    number === undefined
      ? sql``
      : sql`and id in (
    select id from payments where out_trade_no = ${number}
    union all select id from payments where gateway = any(${[...rules.payment.gateways]}::text[]) and transaction_id = ${number}
    union all select payment_id from payment_refunds where out_refund_no = ${number})`;
  const { rows } = await sql<Selectable<Payments>>`
    select * from payments where true ${byNumber}
      ${payable ? sql`and payable_kind = ${payable.kind} and payable_id = ${payable.id}` : sql``}
      ${userId === undefined ? sql`` : sql`and user_id = ${userId}`}
      ${state === undefined ? sql`` : views[state]}
      ${gateway === undefined ? sql`` : sql`and gateway = ${gateway}`}
      ${from ? sql`and created_at >= ${from}` : sql``} ${until ? sql`and created_at < ${until}` : sql``}
      ${minFen === undefined ? sql`` : sql`and amount_fen >= ${minFen}`}
      ${maxFen === undefined ? sql`` : sql`and amount_fen <= ${maxFen}`}
      ${after ? sql`and (created_at, id) < (${after.at}, ${after.id}::uuid)` : sql``}
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows.map(toFound);
}

export async function findPayment(db: Reader, id: string): Promise<FoundPayment | null> {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toFound(row) : null;
}

export async function findPaymentsByNumbers(db: Reader, numbers: readonly string[]): Promise<FoundPayment[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('out_trade_no', 'in', [...numbers])
    .execute();
  return rows.map(toFound);
}

function toFound(row: Selectable<Payments>): FoundPayment {
  return {
    ...toPaymentRecord(row),
    createdAt: row.created_at,
    closedAt: row.closed_at,
    askAt: row.ask_at,
    askedTimes: row.asked_times,
  };
}
