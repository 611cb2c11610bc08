import type { staffOrderEndpoints } from '@jiwu/contract';
import type { ShopServices } from '../flows/ShopServices.ts';
import { describeStaffOrders, getStaffOrder } from '../flows/orders/queries/describeStaffOrders.ts';
import { dispatchOrder } from '../flows/orders/dispatchOrder.ts';
import { showRecipient } from '../flows/orders/showRecipient.ts';
import { dispatchFromFile } from '../flows/orders/outside/dispatchFromFile.ts';
import { sumRefunded } from '../modules/trade/afterSale/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { issueInvoice } from '../modules/trade/invoices/index.ts';
import { getOrderByNo, listStaffOrders, lockOrder } from '../modules/trade/orders/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../platform/database/cursor.ts';
import { sha256 } from '../platform/crypto/hashing.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import { answerSheet } from '../platform/http/answerSheet.ts';
import { readNamedUpload } from '../platform/http/readUpload.ts';
import { answerDispatched } from './answerDispatched.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';
import { dispatchTable, writeDispatchTemplate } from '../platform/spreadsheets/headings/dispatchTemplate.ts';
import { SpreadsheetRefusal } from '../platform/spreadsheets/SpreadsheetRefusal.ts';
import { writeCsv } from '../platform/spreadsheets/write/writeCsv.ts';

const PAGE = 20;

/** An xlsx has room for a second sheet that says what belongs into each column. */
const templates = { xlsx: writeDispatchTemplate, csv: () => writeCsv(dispatchTable) } as const;

export const staffOrderHandlers = {
  async staffOrderList(context, { query }) {
    const { db, orders } = context.services;
    const [paidAt, id] = query.cursor ? decodeCursor(query.cursor, timeCursor) : [];
    const after = paidAt && id ? { paidAt, id } : undefined;
    const found = await listStaffOrders(db.read, { after, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const last = page.at(-1)?.order;
    return {
      items: await describeStaffOrders(db.read, page, orders.kinds),
      nextCursor: found.length > PAGE && last?.paidAt ? encodeCursor([last.paidAt.toISOString(), last.id]) : null,
    };
  },

  async staffOrderGet(context, { params }) {
    const { db, orders } = context.services;
    return await getStaffOrder(db.read, params.no, orders.kinds);
  },

  async staffOrderRecipient(context, { params, body }) {
    const { staffId } = context.staff();
    const now = context.services.clock();
    return await context.write((tx) => showRecipient(tx, { staffId, no: params.no, reason: body.reason, now }));
  },

  async staffOrderDispatch(context, { params, body }) {
    const { services } = context;
    const { staffId } = context.staff();
    return await context.write(async (tx) => {
      await dispatchOrder(tx, { staffId, no: params.no, ...body, now: services.clock() }, services.orders);
      return await getStaffOrder(tx, params.no, services.orders.kinds);
    });
  },

  async staffDispatchImport(context) {
    const { services, request } = context;
    const { staffId } = context.staff();
    const { bytes, name } = await readNamedUpload(request, (reason) => new SpreadsheetRefusal('noFile', { reason }));
    const digest = sha256(bytes).toString('hex');
    const rows = await dispatchFromFile(services, { staffId, bytes });
    const answer = answerDispatched(rows);
    // The orders are dispatched, each with its own audit row; this one says by which file, and keeps the answer for the same request.
    return await context.write(
      async (tx) => {
        await recordAudit(tx, {
          staffId,
          action: 'order.dispatchFile',
          target: { kind: 'spreadsheet', id: digest },
          before: null,
          after: { name: name.slice(0, 100), ...answer.counts },
          now: services.clock(),
        });
        return answer;
      },
      [digest, name],
    );
  },

  staffDispatchTemplate(_context, { query: { format } }): Promise<FileAnswer> {
    return Promise.resolve(answerSheet({ format, fileName: 'jiwu-dispatch', chunks: templates[format]() }));
  },

  async staffInvoiceIssue(context, { params, body }) {
    const { staffId } = context.staff();
    const now = context.services.clock();
    return await context.write(async (tx) => {
      const { userId, id, payFen, paidAt, state } = await lockOrder(tx, await getOrderByNo(tx, params.no));
      const amountFen = payFen - (await sumRefunded(tx, { userId, orderId: id }));
      if (!paidAt || state === 'closed' || amountFen <= 0) throw new ShopError('INVOICE_NOT_YET');
      await issueInvoice(tx, { userId, kind: 'order', id }, { invoiceNo: body.invoiceNo, amountFen, now });
      await recordAudit(tx, {
        staffId,
        action: 'invoice.issue',
        target: { kind: 'order', id },
        before: { state: 'requested' },
        after: { state: 'issued', invoiceNo: body.invoiceNo },
        now,
      });
      return { invoiceNo: body.invoiceNo };
    });
  },
} satisfies HandlersOf<typeof staffOrderEndpoints, ShopServices>;
