import type { Selectable } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { InvoiceRequests } from '../../../../platform/database/schema.gen.ts';
import type { InvoicePayer } from '../checkedTitle.ts';
import type { InvoiceSubject } from './InvoiceSubject.ts';

interface InvoiceRequest extends InvoicePayer {
  readonly of: Pick<InvoiceSubject, 'kind' | 'id'>;
  readonly amountFen: number;
  readonly state: 'requested' | 'issued' | 'cancelled';
  readonly requestedAt: Date;
  readonly issuedAt: Date | null;
  readonly invoiceNo: string | null;
}

export async function findInvoiceRequest(
  db: Reader,
  { userId, kind, id }: InvoiceSubject,
): Promise<InvoiceRequest | null> {
  const row = await db
    .selectFrom('invoice_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('payable_kind', '=', kind)
    .where('order_id', '=', id)
    .executeTakeFirst();
  return row ? toInvoiceRequest(row) : null;
}

/** Everything a user ever asked for, for the export of their data. */
export async function listInvoiceRequests(db: Reader, userId: string): Promise<InvoiceRequest[]> {
  const rows = await db
    .selectFrom('invoice_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .execute();
  return rows.map(toInvoiceRequest);
}

function toInvoiceRequest(row: Selectable<InvoiceRequests>): InvoiceRequest {
  return {
    of: { kind: row.payable_kind as InvoiceSubject['kind'], id: row.order_id },
    kind: row.kind as InvoiceRequest['kind'],
    title: row.title,
    taxNo: row.tax_no,
    amountFen: row.amount_fen,
    state: row.state as InvoiceRequest['state'],
    requestedAt: row.requested_at,
    issuedAt: row.issued_at,
    invoiceNo: row.invoice_no,
  };
}
