import { assert } from '@jiwu/kernel';
import { BATCH, type Batch, findBatchByNo, lockBatch } from '../../modules/channels/dropshipping/index.ts';
import { listReviews } from '../../modules/people/businesses/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { issueInvoice, requestInvoice } from '../../modules/trade/invoices/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Asked {
  readonly userId: string;
  readonly id: string;
  readonly now: Date;
}

/**
 * Asks for the one invoice of a paid batch, over what was paid and not refunded, made out to whom the licence names that staff approved
 * last: data of a change that they have yet to look at stand on no invoice.
 */
export async function invoiceBatch(tx: Tx, { userId, id, now }: Asked): Promise<Batch> {
  const batch = await lockBatch(tx, { userId, id });
  const amountFen = invoicedFen(batch);
  const reviews = await listReviews(tx, { userId, businessId: batch.businessId });
  const licence = reviews.find(({ state }) => state === 'approved');
  assert(licence, `batch ${batch.no} was paid in the name of an approved business`);
  const title = { kind: 'company', title: licence.licenceName, taxNo: licence.creditCode } as const;
  await requestInvoice(tx, { userId, kind: BATCH, id }, { title, amountFen, now });
  return batch;
}

interface Issued {
  readonly staffId: string;
  readonly no: string;
  readonly invoiceNo: string;
  readonly now: Date;
}

/** Staff have made the invoice out, over what is paid and not refunded by now. */
export async function issueBatchInvoice(tx: Tx, { staffId, no, invoiceNo, now }: Issued): Promise<void> {
  const batch = await lockBatch(tx, await findBatchByNo(tx, no));
  const { userId, id } = batch;
  const amountFen = invoicedFen(batch);
  if (amountFen === 0) throw new ShopError('INVOICE_NOT_YET');
  await issueInvoice(tx, { userId, kind: BATCH, id }, { invoiceNo, amountFen, now });
  await recordAudit(tx, {
    staffId,
    action: 'invoice.issue',
    target: { kind: BATCH, id },
    before: { state: 'requested' },
    after: { state: 'issued', invoiceNo },
    now,
  });
}

/** What was paid and is not refunded; nothing can be invoiced before that. */
function invoicedFen({ ordered, paid }: Batch): number {
  if (!ordered || !paid) throw new ShopError('INVOICE_NOT_YET');
  return ordered.payFen - paid.refundedFen;
}
