import type { dropshippingEndpoints } from '@jiwu/contract';
import { addRows } from '../flows/dropshipping/addRows.ts';
import { changeBatch } from '../flows/dropshipping/changeBatch.ts';
import { changeRows } from '../flows/dropshipping/changeRows.ts';
import { closeBatch } from '../flows/dropshipping/closeBatch.ts';
import { createBatch } from '../flows/dropshipping/createBatch.ts';
import { importRecipients } from '../flows/dropshipping/outside/importRecipients.ts';
import { orderBatch } from '../flows/dropshipping/orderBatch.ts';
import { payBatch } from '../flows/dropshipping/payBatch.ts';
import { payBatchByBalance } from '../flows/dropshipping/payBatchByBalance.ts';
import { describeBatch } from '../flows/dropshipping/queries/describeBatch.ts';
import { describeRows } from '../flows/dropshipping/queries/describeRows.ts';
import { exportRows } from '../flows/dropshipping/queries/exportRows.ts';
import { pageBatches } from '../flows/dropshipping/queries/pageBatches.ts';
import { pageRows } from '../flows/dropshipping/queries/pageRows.ts';
import { priceOpenRows } from '../flows/dropshipping/queries/priceOpenRows.ts';
import { quoteBatch } from '../flows/dropshipping/queries/quoteBatch.ts';
import { removeBatch } from '../flows/dropshipping/removeBatch.ts';
import { removeRows } from '../flows/dropshipping/removeRows.ts';
import { stopImport } from '../flows/dropshipping/stopImport.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { BATCH, getBatch } from '../modules/channels/dropshipping/index.ts';
import { sha256 } from '../platform/crypto/hashing.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import { answerSheet } from '../platform/http/answerSheet.ts';
import { readNamedUpload } from '../platform/http/readUpload.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';
import { liveChannels } from '../platform/live/liveChannels.ts';
import { recipientTable, writeRecipientTemplate } from '../platform/spreadsheets/headings/recipientTemplate.ts';
import { SpreadsheetRefusal } from '../platform/spreadsheets/SpreadsheetRefusal.ts';
import { sheetFormats } from '../platform/spreadsheets/write/sheetFormats.ts';
import { writeCsv } from '../platform/spreadsheets/write/writeCsv.ts';
import { inOwnTurn } from './inOwnTurn.ts';
import { payWithPassword } from './payWithPassword.ts';

/** A page that is still there asks again. */
const STREAM_MS = 10 * 60_000;

/** An xlsx has room for a second sheet that says what belongs into each column. */
const templates = { xlsx: writeRecipientTemplate, csv: () => writeCsv(recipientTable) } as const;

export const dropshippingHandlers = {
  async dropshippingList(context, { query }) {
    const { db, clock } = context.services;
    return await pageBatches(db.read, { userId: context.user().userId, query, now: clock() });
  },

  dropshippingTemplate(_context, { query: { format } }): Promise<FileAnswer> {
    return Promise.resolve(answerSheet({ format, fileName: 'jiwu-recipients', chunks: templates[format]() }));
  },

  async dropshippingCreate(context, { body }) {
    const { userId } = context.user();
    return await context.write(async (tx) => {
      const now = context.services.clock();
      return await describeBatch(tx, await createBatch(tx, { userId, ...body, now }), now);
    });
  },

  async dropshippingGet(context, { params }) {
    const { db, clock } = context.services;
    const batch = await getBatch(db.read, { userId: context.user().userId, id: params.id });
    return await describeBatch(db.read, batch, clock());
  },

  async dropshippingChange(context, { params, body }) {
    const own = { userId: context.user().userId, id: params.id };
    return await context.write(async (tx) => {
      const now = context.services.clock();
      return await describeBatch(tx, await changeBatch(tx, { ...own, ...body, now }), now);
    });
  },

  async dropshippingRows(context, { params, query }) {
    const { db, clock } = context.services;
    const batch = await getBatch(db.read, { userId: context.user().userId, id: params.id });
    const now = clock();
    const { rows, nextCursor } = await pageRows(db.read, batch, query);
    const [items, prices] = await Promise.all([
      describeRows(db.read, batch, rows),
      priceOpenRows(db.read, { batch, rows, now }),
    ]);
    return {
      items: items.map((item) => ({ ...item, price: item.price ?? prices.get(item.no) ?? null })),
      nextCursor,
      now: now.toISOString(),
    };
  },

  async dropshippingRowsAdd(context, { params, body }) {
    const own = { userId: context.user().userId, id: params.id };
    return await context.write(async (tx) => {
      const now = context.services.clock();
      const { batch, rows } = await addRows(tx, { ...own, ...body, now });
      return { batch: await describeBatch(tx, batch, now), rows: await describeRows(tx, batch, rows) };
    });
  },

  async dropshippingRowsChange(context, { params, body }) {
    const own = { userId: context.user().userId, id: params.id };
    return await context.write(async (tx) => {
      const now = context.services.clock();
      const { batch, rows } = await changeRows(tx, { ...own, ...body, now });
      return { batch: await describeBatch(tx, batch, now), rows: await describeRows(tx, batch, rows) };
    });
  },

  async dropshippingRowsRemove(context, { params, body }) {
    const own = { userId: context.user().userId, id: params.id };
    return await context.write(async (tx) => {
      const now = context.services.clock();
      return await describeBatch(tx, await removeRows(tx, { ...own, ...body, now }), now);
    });
  },

  async dropshippingImport(context, { params }) {
    const { services, request } = context;
    const own = { userId: context.user().userId, id: params.id };
    // A stranger is refused before anything is read.
    await getBatch(services.db.read, own);
    const upload = await readNamedUpload(request, (reason) => new SpreadsheetRefusal('noFile', { reason }));
    const seen = [sha256(upload.bytes).toString('hex'), upload.name];
    return await importRecipients(services, { ...own, ...upload, write: (work) => context.write(work, seen) });
  },

  async dropshippingImportStop(context, { params }) {
    const own = { userId: context.user().userId, id: params.id };
    return await context.write(async (tx) => {
      const now = context.services.clock();
      return await describeBatch(tx, await stopImport(tx, { ...own, now }), now);
    });
  },

  async dropshippingExport(context, { params, query: { format, filter } }): Promise<FileAnswer> {
    const { db } = context.services;
    const batch = await getBatch(db.read, { userId: context.user().userId, id: params.id });
    const chunks = sheetFormats[format].write(exportRows(db.read, batch, filter));
    return answerSheet({ format, fileName: `jiwu-${batch.no}`, chunks });
  },

  async dropshippingQuote(context, { params }) {
    const { db, clock } = context.services;
    const batch = await getBatch(db.read, { userId: context.user().userId, id: params.id });
    if (batch.state !== 'draft' && batch.state !== 'checked') throw new ShopError('BATCH_CHANGED');
    return await quoteBatch(db.read, batch, clock());
  },

  async dropshippingOrder(context, { params, body }) {
    const own = { userId: context.user().userId, id: params.id };
    const { clock, orders } = context.services;
    return await inOwnTurn(own.userId, () =>
      context.write(async (tx) => {
        const now = clock();
        return await describeBatch(tx, await orderBatch(tx, { ...own, ...body, now }, orders.kinds), now);
      }),
    );
  },

  async dropshippingPay(context, { params, body }) {
    const own = { userId: context.user().userId, id: params.id };
    return await context.write(async (tx) => {
      const payment = await payBatch(tx, { ...own, ...body, now: context.services.clock() });
      return { paymentId: payment.id, amountFen: payment.amountFen, expiresAt: payment.expiresAt.toISOString() };
    });
  },

  async dropshippingPayBalance(context, { params, body }) {
    const { services } = context;
    const own = { userId: context.user().userId, id: params.id };
    return await payWithPassword(context, {
      password: body.password,
      assertOwn: () => getBatch(services.db.read, own),
      pay: () =>
        context.write(async (tx) => {
          const now = services.clock();
          const batch = await payBatchByBalance(tx, { ...own, now }, services.payables.dropshippingBatch);
          return await describeBatch(tx, batch, now);
        }),
    });
  },

  async dropshippingCancel(context, { params }) {
    const { userId } = context.user();
    return await context.write(async (tx) => {
      const now = context.services.clock();
      const by = { kind: 'user', id: userId } as const;
      return await describeBatch(tx, await closeBatch(tx, { userId, id: params.id, by, now }), now);
    });
  },

  async dropshippingRemove(context, { params }) {
    const own = { userId: context.user().userId, id: params.id };
    return await context.write(async (tx) => {
      await removeBatch(tx, { ...own, now: context.services.clock() });
      return {};
    });
  },

  async dropshippingEvents(context, { params }): Promise<FileAnswer> {
    const { services } = context;
    const own = { userId: context.user().userId, id: params.id };
    const endsAt = services.clock().getTime() + STREAM_MS;
    const load = async () => {
      const now = services.clock();
      const data = await describeBatch(services.db.read, await getBatch(services.db.read, own), now);
      return { data, isLast: now.getTime() >= endsAt };
    };
    // A stranger is refused now, not in the middle of a stream.
    await load();
    const channel = liveChannels.payable({ kind: BATCH, id: own.id });
    return services.streams.follow({ owner: `batches of ${own.userId}`, channel, load });
  },
} satisfies HandlersOf<typeof dropshippingEndpoints, ShopServices>;
