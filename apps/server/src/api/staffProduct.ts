import type { DraftInput, StaffProduct as Answer, staffProductEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import { completeDraft } from '../flows/goods/completeDraft.ts';
import { publishProduct } from '../flows/goods/publishProduct.ts';
import { relistProduct, withdrawProduct } from '../flows/goods/shelveProduct.ts';
import { answerOf, describeProduct, versionAnswer } from '../flows/goods/queries/describeProduct.ts';
import { findStaffProducts } from '../flows/goods/queries/findStaffProducts.ts';
import { judgeDraft } from '../flows/goods/queries/judgeDraft.ts';
import {
  createProductDraft,
  diffDrafts,
  discardDraft,
  findSkuCodes,
  getStaffProduct,
  listPrices,
  listPublished,
  saveProductDraft,
  scheduleDraft,
  type StaffProduct,
  takeProduct,
} from '../modules/goods/catalogue/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { listStaffNames } from '../modules/staff/staff/index.ts';
import { listDeals } from '../modules/trade/orders/index.ts';
import { sha256 } from '../platform/crypto/hashing.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../platform/database/cursor.ts';
import type { Tx } from '../platform/database/Tx.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';
import { renderMarkdown } from '../platform/markdown/renderMarkdown.ts';

const PAGE = 50;
const VERSIONS = 20;
const PRICES = 100;
const noCursor = z.tuple([z.number().int().min(1)]);
const instantCursor = z.tuple([z.iso.datetime()]);

export const staffProductHandlers = {
  async staffProductList({ services }, { query }) {
    const { view = 'all', words = null, categoryId = null, brandId = null, cursor } = query;
    const [at, id] = cursor === undefined ? [] : decodeCursor(cursor, timeCursor);
    const after = at === undefined || id === undefined ? null : { at: new Date(at), id };
    const asked = { view, words, categoryId, brandId, after, size: PAGE };
    const { items, next } = await findStaffProducts(services.db.read, services.db.searching, asked);
    return { items, nextCursor: next === null ? null : encodeCursor([next.at.toISOString(), next.id]) };
  },

  async staffProductGet(context, { params }) {
    return await answer(context, await getStaffProduct(context.services.db.read, params.id));
  },

  async staffProductCreate(context, { body: { draft: wish } }) {
    const descriptionHtml = await renderMarkdown(wish.descriptionMarkdown);
    return await writeProduct(context, { id: null, action: 'product.create' }, async (tx, by) => {
      await assertReferences(tx, { wish, now: by.now });
      const body = await completeDraft(tx, { wish, product: null });
      return await createProductDraft(tx, { body, descriptionHtml, ...by });
    });
  },

  async staffProductSave(context, { params: { id }, body: { draft: wish, version } }) {
    const descriptionHtml = await renderMarkdown(wish.descriptionMarkdown);
    return await writeProduct(context, { id, action: 'product.save' }, async (tx, by, product) => {
      const body = await completeDraft(tx, { wish, product });
      if (product?.state === 'draft') await assertReferences(tx, { wish, now: by.now });
      await saveProductDraft(tx, { id, version, body, descriptionHtml, ...by });
      return id;
    });
  },

  async staffProductDiscard(context, { params: { id }, body: { version } }) {
    const by = { staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write(async (tx) => {
      const before = auditOf(await getStaffProduct(tx, id));
      await discardDraft(tx, { id, version, ...by });
      const target = { kind: 'product', id };
      await recordAudit(tx, { ...by, action: 'product.discard', target, before, after: { draft: null } });
      return {};
    });
  },

  async staffProductPreview(_context, { body }) {
    return { html: await renderMarkdown(body.markdown) };
  },

  async staffProductPublish(context, { params: { id }, body: { version, at, reason } }) {
    const { staffId } = context.staff();
    const now = context.services.clock();
    // A date that is over is none: nothing is dated back.
    if (at !== null && new Date(at) > now) {
      return await writeProduct(context, { id, action: 'product.schedule' }, async (tx, by, product) => {
        if (!product?.open) throw new ShopError('PRODUCT_NO_DRAFT');
        await takeProduct(tx, { id, version, ...by });
        const problems = await judgeDraft(tx, { draft: product.open.body, live: product.live, now });
        if (problems.length > 0) throw new ShopError('PRODUCT_NOT_READY', {}, { problems });
        await scheduleDraft(tx, { productId: id, publishAt: new Date(at), reason, staffId });
        return id;
      });
    }
    return await context.write(async (tx) => {
      await takeProduct(tx, { id, version, staffId, now });
      const product = await getStaffProduct(tx, id);
      const published = await publishProduct(tx, { product, reason, now });
      const described = await answer(context, await getStaffProduct(tx, id), tx);
      await recordAudit(tx, { staffId, action: 'product.publish', now, ...published });
      return described;
    });
  },

  async staffProductWithdraw(context, { params: { id }, body: { reason, version } }) {
    return await writeProduct(context, { id, action: 'product.withdraw', reason }, async (tx, by) => {
      await withdrawProduct(tx, { id, version, ...by });
      return id;
    });
  },

  async staffProductRelist(context, { params: { id }, body: { reason, version } }) {
    return await writeProduct(context, { id, action: 'product.relist', reason }, async (tx, by) => {
      await relistProduct(tx, { id, version, ...by });
      return id;
    });
  },

  async staffProductVersions({ services }, { params, query }) {
    const { read } = services.db;
    const below = query.cursor === undefined ? null : decodeCursor(query.cursor, noCursor)[0];
    await getStaffProduct(read, params.id);
    const found = await listPublished(read, { productId: params.id, below, limit: VERSIONS + 1 });
    const names = await listStaffNames(read, [...new Set(found.flatMap(({ savedBy }) => savedBy ?? []))]);
    const page = found.slice(0, VERSIONS);
    const last = page.at(-1);
    return {
      items: page.map((version, index) => {
        const before = found[index + 1];
        return {
          ...versionAnswer(version, names),
          differences: before === undefined ? [] : diffDrafts(before.body, version.body),
        };
      }),
      nextCursor: found.length > VERSIONS && last ? encodeCursor([last.no]) : null,
    };
  },

  async staffProductVersion({ services }, { params }) {
    const { read } = services.db;
    const product = await getStaffProduct(read, params.id);
    const no = Number(params.no);
    const [version, before] = await listPublished(read, { productId: params.id, below: no + 1, limit: 2 });
    if (version?.no !== no) throw new ShopError('NOT_FOUND');
    const names = await listStaffNames(read, version.savedBy === null ? [] : [version.savedBy]);
    return {
      version: versionAnswer(version, names),
      body: answerOf(version.body),
      before:
        before === undefined
          ? null
          : { no: before.no, body: answerOf(before.body), differences: diffDrafts(before.body, version.body) },
      fromLive: diffDrafts(product.live, version.body),
    };
  },

  async staffSkuPrices({ services }, { params, query }) {
    const { read } = services.db;
    const skuId = params.id;
    if (!(await findSkuCodes(read, [skuId])).has(skuId)) throw new ShopError('NOT_FOUND');
    const [at] = query.cursor === undefined ? [] : decodeCursor(query.cursor, instantCursor);
    const before = at === undefined ? null : new Date(at);
    const found = await listPrices(read, { skuId, before, limit: PRICES + 1 });
    const page = found.slice(0, PRICES);
    const last = page.at(-1);
    return {
      items: page.map((price) => ({ ...price, from: price.from.toISOString() })),
      nextCursor: found.length > PRICES && last ? encodeCursor([last.from.toISOString()]) : null,
      deals: await listDeals(read, { skuId, now: services.clock() }),
    };
  },
} satisfies HandlersOf<typeof staffProductEndpoints>;

interface By {
  readonly staffId: string;
  readonly now: Date;
}

interface Act {
  /** Null: it is made by it. */
  readonly id: string | null;
  readonly action: string;
  readonly reason?: string;
}

/** A change of one product, answered with the product as it is then. */
async function writeProduct(
  context: RequestContext,
  { id, action, reason }: Act,
  change: (tx: Tx, by: By, product: StaffProduct | null) => Promise<string>,
): Promise<Answer> {
  const by = { staffId: context.staff().staffId, now: context.services.clock() };
  return await context.write(async (tx) => {
    const product = id === null ? null : await getStaffProduct(tx, id);
    const changed = await getStaffProduct(tx, await change(tx, by, product));
    const described = await answer(context, changed, tx);
    await recordAudit(tx, {
      ...by,
      action,
      target: { kind: 'product', id: changed.id },
      before: product === null ? null : auditOf(product),
      after: { ...auditOf(changed), ...(reason === undefined ? {} : { reason }) },
    });
    return described;
  });
}

async function answer(context: RequestContext, product: StaffProduct, tx?: Tx): Promise<Answer> {
  const { services } = context;
  const { roles } = context.staff();
  return await describeProduct(tx ?? services.db.read, { product, roles, now: services.clock() });
}

/** The words of a draft stand in the draft itself; the log has their hash. What is published is logged field by field. */
function auditOf({ state, version, open }: StaffProduct) {
  return {
    state,
    version,
    draft:
      open === null
        ? null
        : {
            no: open.no,
            state: open.state,
            publishAt: open.publishAt?.toISOString() ?? null,
            bodyHash: sha256(Buffer.from(JSON.stringify(open.body))).toString('hex'),
          },
  };
}

/** A product of its own stands in the tables with its category, brand and template from the beginning. */
async function assertReferences(tx: Tx, { wish, now }: { wish: DraftInput; now: Date }): Promise<void> {
  const draft = { ...wish, pictures: [], skus: [] };
  const problems = await judgeDraft(tx, { draft, live: null, now });
  const fatal = new Set(['categoryClosed', 'brandClosed', 'templateUnknown']);
  const found = problems.filter(({ kind }) => fatal.has(kind));
  if (found.length > 0) throw new ShopError('PRODUCT_NOT_READY', {}, { problems: found });
}
