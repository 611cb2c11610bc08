import { type Answer, rules, type staffInvoiceEndpoints } from '@jiwu/contract';
import { findBatches } from '../../../modules/channels/dropshipping/index.ts';
import { sumRefundedOf } from '../../../modules/trade/afterSale/index.ts';
import { countWaitingInvoices, listWaitingInvoices } from '../../../modules/trade/invoices/index.ts';
import { findForStaff } from '../../../modules/trade/orders/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Page = Answer<(typeof staffInvoiceEndpoints)['staffInvoiceList']>;

const PAGE = 50;
const MOST = rules.order.staffCountMost;

/** Invoices that finance has to make out, with what they come to by now: a fixed number of statements. */
export async function listInvoiceQueue(db: Reader, cursor: string | undefined): Promise<Page> {
  const [at, id] = cursor ? decodeCursor(cursor, timeCursor) : [];
  const after = at !== undefined && id !== undefined ? { at, id } : undefined;
  const [found, waiting] = await Promise.all([
    listWaitingInvoices(db, { after, limit: PAGE + 1 }),
    countWaitingInvoices(db, MOST + 1),
  ]);
  const page = found.slice(0, PAGE);
  const subjects = (kind: string) => page.filter(({ of }) => of.kind === kind).map(({ of }) => of);
  const ofOrders = subjects('order');
  const [orders, refunded, batches] = await Promise.all([
    findForStaff(db, ofOrders),
    sumRefundedOf(
      db,
      ofOrders.map(({ userId, id: orderId }) => ({ userId, orderId })),
    ),
    findBatches(db, subjects('dropshippingBatch')),
  ]);
  const paidOf = new Map([
    ...orders.map(({ order }): [string, Standing] => [
      order.id,
      {
        no: order.no,
        amountFen: order.payFen - (refunded.get(order.id) ?? 0),
        isPaid: order.paidAt !== null && order.state !== 'closed',
      },
    ]),
    ...[...batches.values()].map((batch): [string, Standing] => [
      batch.id,
      {
        no: batch.no,
        amountFen: (batch.ordered?.payFen ?? 0) - (batch.paid?.refundedFen ?? 0),
        isPaid: batch.paid !== null,
      },
    ]),
  ]);
  const last = page.at(-1);
  return {
    items: page.map((request) => {
      const standing = paidOf.get(request.of.id) ?? { no: '', amountFen: 0, isPaid: false };
      return {
        of: { kind: request.of.kind, id: request.of.id, no: standing.no },
        kind: request.kind,
        title: request.title,
        taxNo: request.taxNo,
        askedFen: request.amountFen,
        amountFen: standing.isPaid ? standing.amountFen : 0,
        isDue: standing.isPaid && standing.amountFen > 0,
        requestedAt: request.requestedAt.toISOString(),
      };
    }),
    nextCursor: found.length > PAGE && last ? encodeCursor([last.requestedAt.toISOString(), last.of.id]) : null,
    waiting,
    most: MOST,
  };
}

/** What became of something that an invoice was asked for. */
interface Standing {
  readonly no: string;
  readonly amountFen: number;
  readonly isPaid: boolean;
}
