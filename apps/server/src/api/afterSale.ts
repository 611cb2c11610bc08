import type { afterSaleEndpoints, AfterSale as Shown } from '@jiwu/contract';
import type { ShopServices } from '../flows/ShopServices.ts';
import { applyAfterSale } from '../flows/afterSale/applyAfterSale.ts';
import { askForRefund } from '../flows/afterSale/askForRefund.ts';
import { cancelAfterSale } from '../flows/afterSale/cancelAfterSale.ts';
import { approveAfterSale, receiveAfterSale } from '../flows/afterSale/decideAfterSale.ts';
import { rejectAfterSale } from '../flows/afterSale/rejectAfterSale.ts';
import { describeAfterSale, describeAfterSales } from '../flows/afterSale/queries/describeAfterSales.ts';
import { describeStaffAfterSales } from '../flows/afterSale/queries/describeStaffAfterSales.ts';
import { loadOwnAfterSale } from '../flows/afterSale/queries/loadOwnAfterSale.ts';
import { previewAfterSale } from '../flows/afterSale/queries/previewAfterSale.ts';
import { sendBackAfterSale } from '../flows/afterSale/sendBackAfterSale.ts';
import {
  type AfterSale,
  type AfterSalePage,
  getAfterSale,
  getAfterSalePicture,
  listAfterSales,
  listStaffAfterSales,
} from '../modules/trade/afterSale/index.ts';
import { getFile, readFileBytes } from '../modules/content/files/index.ts';
import type { Tx } from '../platform/database/Tx.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

/** Takes a step and answers the request as it is then. */
async function writeStep(
  context: RequestContext<ShopServices>,
  work: (tx: Tx, now: Date) => Promise<AfterSale>,
): Promise<Shown> {
  const { services } = context;
  return await context.write(async (tx) => {
    const afterSale = await work(tx, services.clock());
    // Read again: the refund has stored facts in the row.
    return await describeAfterSale(tx, services.config, await getAfterSale(tx, afterSale));
  });
}

/** A decision of staff: asks for a second person where one is needed, else takes it. */
async function writeDecision(
  context: RequestContext<ShopServices>,
  steps: {
    ask: ((tx: Tx, now: Date) => Promise<AfterSale | null>) | null;
    decide: (tx: Tx, now: Date) => Promise<AfterSale>;
  },
): Promise<Shown & { waitsForApproval: boolean }> {
  const { services } = context;
  return await context.write(async (tx) => {
    const now = services.clock();
    const asked = (await steps.ask?.(tx, now)) ?? null;
    const afterSale = asked ?? (await steps.decide(tx, now));
    const shown = await describeAfterSale(tx, services.config, await getAfterSale(tx, afterSale));
    return { ...shown, waitsForApproval: asked !== null };
  });
}

async function describePage({ services }: RequestContext, { items, nextCursor }: AfterSalePage) {
  return { items: await describeAfterSales(services.db.read, services.config, items), nextCursor };
}

export const afterSaleHandlers = {
  async afterSalePreview(context, { body }) {
    const { clock, db, orders } = context.services;
    const wish = { userId: context.user().userId, ...body, now: clock() };
    return await previewAfterSale(db.read, wish, orders.kinds);
  },

  async afterSaleApply(context, { body }) {
    const { userId } = context.user();
    return await writeStep(context, (tx, now) =>
      applyAfterSale(tx, { userId, wish: body, now }, context.services.orders),
    );
  },

  async afterSaleList(context, { query }) {
    const { userId } = context.user();
    return await describePage(
      context,
      await listAfterSales(context.services.db.read, { userId, cursor: query.cursor }),
    );
  },

  async afterSaleGet(context, { params }) {
    const { config, db, orders } = context.services;
    const own = { userId: context.user().userId, id: params.id };
    return await loadOwnAfterSale(db.read, config, own, orders.kinds);
  },

  async afterSaleCancel(context, { params }) {
    const own = { userId: context.user().userId, id: params.id };
    return await writeStep(context, (tx, now) => cancelAfterSale(tx, { ...own, now }));
  },

  async afterSaleParcel(context, { params, body }) {
    const own = { userId: context.user().userId, id: params.id };
    return await writeStep(context, (tx, now) => sendBackAfterSale(tx, { ...own, ...body, now }));
  },

  async staffAfterSaleList(context, { query }) {
    const { config, db } = context.services;
    const { state, cursor } = query;
    const { items, nextCursor } = await listStaffAfterSales(db.read, { state, cursor });
    return { items: await describeStaffAfterSales(db.read, config, items), nextCursor };
  },

  async staffAfterSaleApprove(context, { params, body }) {
    const decision = { staffId: context.staff().staffId, id: params.id, note: body.note };
    const asked = { ...decision, step: 'refund', isSellable: false } as const;
    return await writeDecision(context, {
      ask: (tx, now) => askForRefund(tx, { ...asked, now }),
      decide: (tx, now) => approveAfterSale(tx, { ...decision, now }, context.services.orders),
    });
  },

  async staffAfterSaleReject(context, { params, body }) {
    const decision = { staffId: context.staff().staffId, id: params.id, note: body.note };
    return await writeDecision(context, { ask: null, decide: (tx, now) => rejectAfterSale(tx, { ...decision, now }) });
  },

  async staffAfterSaleReceive(context, { params, body }) {
    const decision = { staffId: context.staff().staffId, id: params.id, note: body.note };
    const { isSellable } = body;
    return await writeDecision(context, {
      ask: (tx, now) => askForRefund(tx, { ...decision, step: 'receive', isSellable, now }),
      decide: (tx, now) => receiveAfterSale(tx, { ...decision, isSellable, now }, context.services.orders),
    });
  },

  async staffAfterSalePicture(context, { params, query }): Promise<FileAnswer> {
    const { db, storage } = context.services;
    const { userId, id } = await getAfterSale(db.read, { id: params.id });
    const fileId = await getAfterSalePicture(db.read, { userId, id, position: Number(query.position) });
    const file = await getFile(db.read, fileId);
    const bytes = await readFileBytes(storage, file.storageKey, query.w ? Number(query.w) : null);
    return {
      send: (reply) => reply.type(file.mediaType).header('cache-control', 'private, no-store').send(bytes),
    };
  },
} satisfies HandlersOf<typeof afterSaleEndpoints, ShopServices>;
