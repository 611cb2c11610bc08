import type { DropshippingBatch, DropshippingBatchCard, DropshippingFile } from '@jiwu/contract';
import {
  BATCH,
  type Batch,
  failureSentences,
  findNewestFiles,
  listBatchSkus,
  type RecipientFile,
} from '../../../modules/channels/dropshipping/index.ts';
import { findSkuCodes, loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import { listBusinesses } from '../../../modules/people/businesses/index.ts';
import { findInvoiceRequest } from '../../../modules/trade/invoices/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { maskNumber } from '../maskNumber.ts';

/** Pictures on the card of a batch. */
const PICTURES = 3;

/** A batch as its owner sees it on its own page. */
export async function describeBatch(db: Reader, batch: Batch, now: Date): Promise<DropshippingBatch> {
  const { userId, businessId, skuIds, ordered, paid } = batch;
  const [businesses, goods, files, invoice] = await Promise.all([
    listBusinesses(db, userId),
    describeSkus(db, skuIds),
    findNewestFiles(db, { userId, batchIds: [batch.id] }),
    paid ? findInvoiceRequest(db, { userId, kind: BATCH, id: batch.id }) : null,
  ]);
  const business = businesses.find(({ id }) => id === businessId);
  return {
    ...summaryOf(batch, files.get(batch.id)),
    business: describeBusiness(batch, business),
    goods: skuIds.flatMap((skuId) => goods.get(skuId) ?? []),
    paidWith: paid?.with ?? null,
    paymentId: paid?.paymentId ?? null,
    goodsFen: ordered?.goodsFen ?? null,
    shippingFen: ordered?.shippingFen ?? null,
    refundedFen: paid?.refundedFen ?? 0,
    invoice: invoice && describeInvoice(invoice, batch),
    now: now.toISOString(),
  };
}

type Business = Awaited<ReturnType<typeof listBusinesses>>[number];

function describeBusiness({ businessId, paid }: Batch, business: Business | undefined): DropshippingBatch['business'] {
  const sender = paid?.sender ?? { name: business?.senderName ?? '', phoneNumber: business?.senderPhone ?? '' };
  return {
    id: businessId,
    name: business?.shopName ?? '',
    senderName: sender.name,
    senderPhone: maskNumber(sender.phoneNumber),
    isApproved: business?.state === 'approved',
  };
}

type Invoice = NonNullable<Awaited<ReturnType<typeof findInvoiceRequest>>>;

function describeInvoice(invoice: Invoice, { ordered, paid }: Batch): DropshippingBatch['invoice'] {
  const { kind, title, taxNo, state, invoiceNo } = invoice;
  // Refunds lower it until it is issued.
  const keptFen = (ordered?.payFen ?? 0) - (paid?.refundedFen ?? 0);
  return { kind, title, taxNo, amountFen: state === 'requested' ? keptFen : invoice.amountFen, state, invoiceNo };
}

/** Batches as the list shows them: a fixed number of statements, however many rows they have. */
export async function describeCards(
  db: Reader,
  userId: string,
  batches: readonly Batch[],
): Promise<DropshippingBatchCard[]> {
  const batchIds = batches.map(({ id }) => id);
  const [skusOf, files] = await Promise.all([
    listBatchSkus(db, { userId, ids: batchIds, each: PICTURES }),
    findNewestFiles(db, { userId, batchIds }),
  ]);
  const facts = await loadSkuFacts(db, [...new Set([...skusOf.values()].flat())]);
  return batches.map((batch) => ({
    ...summaryOf(batch, files.get(batch.id)),
    pictures: (skusOf.get(batch.id) ?? []).flatMap((skuId) => facts.get(skuId)?.picture ?? []),
  }));
}

/** SKUs as rows and quotes show them. */
export async function describeSkus(db: Reader, skuIds: readonly string[]) {
  const [facts, codes] = await Promise.all([loadSkuFacts(db, skuIds), findSkuCodes(db, skuIds)]);
  return new Map(
    [...facts.values()].map(({ skuId, productId, title, skuLabel, picture }) => [
      skuId,
      { skuId, productId, code: codes.get(skuId)?.code ?? '', title, skuLabel, picture },
    ]),
  );
}

function summaryOf(batch: Batch, file: RecipientFile | undefined) {
  const { id, no, name, source, state, rows, ordered, paid, closed } = batch;
  const { unread, bad, repeated, good } = rows;
  return {
    id,
    no,
    name,
    source,
    state,
    createdAt: batch.createdAt.toISOString(),
    rows: { all: unread + bad + repeated + good, unread, bad, repeated, good },
    orders: { all: ordered?.orders ?? 0, made: ordered?.made ?? 0 },
    payFen: ordered?.payFen ?? null,
    payBy: ordered?.payBy.toISOString() ?? null,
    paidAt: paid?.at.toISOString() ?? null,
    progress: paid && {
      awaitingDispatch: (ordered?.orders ?? 0) - paid.sent - paid.cancelled,
      sent: paid.sent - paid.completed - paid.returned,
      completed: paid.completed,
      closed: paid.cancelled + paid.returned,
    },
    closedBecause: closed?.because ?? null,
    file: file ? describeFile(file) : null,
  };
}

function describeFile(file: RecipientFile): DropshippingFile {
  const { name, state, readRows, allRows, hiddenRows, failure } = file;
  return {
    name,
    state,
    readRows,
    allRows,
    hiddenRows,
    startedAt: file.startedAt.toISOString(),
    endedAt: file.endedAt?.toISOString() ?? null,
    failure: failure && failureSentences[failure],
  };
}
