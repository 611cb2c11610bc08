import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { InvoiceSubject } from './InvoiceSubject.ts';

export interface WaitingInvoice {
  readonly of: InvoiceSubject;
  readonly kind: 'personal' | 'company';
  readonly title: string;
  readonly taxNo: string | null;
  readonly amountFen: number;
  readonly requestedAt: Date;
}

interface Row {
  readonly user_id: string;
  readonly payable_kind: InvoiceSubject['kind'];
  readonly order_id: string;
  readonly kind: 'personal' | 'company';
  readonly title: string;
  readonly tax_no: string | null;
  readonly amount_fen: number;
  readonly requested_at: Date;
}

/** Requests that nobody has seen to, who asked first comes first: by `invoice_requests_waiting`. */
export async function listWaitingInvoices(
  db: Reader,
  { after, limit }: { after: { readonly at: string; readonly id: string } | undefined; limit: number },
): Promise<WaitingInvoice[]> {
  const { rows } = await sql<Row>`
    select user_id, payable_kind, order_id, kind, title, tax_no, amount_fen, requested_at from invoice_requests
    where state = 'requested'
      ${after ? sql`and requested_at >= ${after.at}::timestamptz and (requested_at, order_id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by requested_at, order_id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    of: { userId: row.user_id, kind: row.payable_kind, id: row.order_id },
    kind: row.kind,
    title: row.title,
    taxNo: row.tax_no,
    amountFen: row.amount_fen,
    requestedAt: row.requested_at,
  }));
}

/** How many wait, up to a bound. */
export async function countWaitingInvoices(db: Reader, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from invoice_requests where state = 'requested' limit ${most}) as bounded`.execute(db);
  return rows[0]?.count ?? 0;
}
