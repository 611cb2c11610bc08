import type { staffGoodsEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import { announceReference } from '../flows/goods/announceReference.ts';
import { cutGoodsPicture } from '../flows/goods/outside/cutGoodsPicture.ts';
import { keepGoodsPicture } from '../flows/goods/outside/keepGoodsPicture.ts';
import {
  describeBrand,
  describeBrands,
  describeCategories,
  describeCategory,
  describeTemplate,
  describeTemplates,
} from '../flows/goods/queries/describeReferences.ts';
import {
  addBrand,
  addCategory,
  addShippingTemplate,
  auditOfBrand,
  auditOfCategory,
  auditOfTemplate,
  changeBrand,
  changeCategory,
  changeShippingTemplate,
  closeBrand,
  closeCategory,
  getStaffBrand,
  getStaffCategory,
  getStaffTemplate,
  type GoodsPicture,
  listStaffBrands,
  listStaffCategories,
  listStaffTemplates,
  moveCategory,
  reopenBrand,
  reopenCategory,
} from '../modules/goods/catalogue/index.ts';
import { loadSpeller, spellTerm } from '../modules/goods/search/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { sha256 } from '../platform/crypto/hashing.ts';
import { decodeCursor, encodeCursor } from '../platform/database/cursor.ts';
import type { Tx } from '../platform/database/Tx.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import { cleanFileName } from '../platform/storage/cleanFileName.ts';
import { readNamedUpload } from '../platform/http/readUpload.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

const PAGE = 50;
const nameCursor = z.tuple([z.string().min(1).max(40)]);

export const staffGoodsHandlers = {
  async staffCategoryList({ services }) {
    const { read } = services.db;
    return { items: await describeCategories(read, await listStaffCategories(read)) };
  },

  async staffCategoryCreate(context, { body: { word, ...wish } }) {
    const named = await wordFor(word, wish.name);
    return await writeCategory(context, { id: null, action: 'category.create' }, (tx, by) =>
      addCategory(tx, { ...wish, ...by, word: named }),
    );
  },

  async staffCategoryChange(context, { params: { id }, body }) {
    return await writeCategory(context, { id, action: 'category.change' }, async (tx, by) => {
      await changeCategory(tx, { id, ...body, ...by });
      return id;
    });
  },

  async staffCategoryMove(context, { params: { id }, body }) {
    return await writeCategory(context, { id, action: 'category.move' }, async (tx, by) => {
      await moveCategory(tx, { id, ...body, ...by });
      return id;
    });
  },

  async staffCategoryClose(context, { params: { id }, body }) {
    return await writeCategory(context, { id, action: 'category.close' }, async (tx, by) => {
      await closeCategory(tx, { id, ...body, ...by });
      return id;
    });
  },

  async staffCategoryReopen(context, { params: { id }, body }) {
    return await writeCategory(context, { id, action: 'category.reopen' }, async (tx, by) => {
      await reopenCategory(tx, { id, ...body, ...by });
      return id;
    });
  },

  async staffBrandList({ services }, { query: { words, cursor } }) {
    const { read } = services.db;
    const after = cursor === undefined ? null : decodeCursor(cursor, nameCursor)[0];
    const found = await listStaffBrands(read, { words, after, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    return {
      items: await describeBrands(read, page),
      nextCursor: found.length > PAGE && last ? encodeCursor([last.name]) : null,
    };
  },

  async staffBrandCreate(context, { body: { word, ...wish } }) {
    const named = await wordFor(word, wish.name);
    return await writeBrand(context, { id: null, action: 'brand.create' }, (tx, by) =>
      addBrand(tx, { ...wish, ...by, word: named }),
    );
  },

  async staffBrandChange(context, { params: { id }, body }) {
    return await writeBrand(context, { id, action: 'brand.change' }, async (tx, by) => {
      await changeBrand(tx, { id, ...body, ...by });
      return id;
    });
  },

  async staffBrandClose(context, { params: { id }, body }) {
    return await writeBrand(context, { id, action: 'brand.close' }, async (tx, by) => {
      await closeBrand(tx, { id, ...body, ...by });
      return id;
    });
  },

  async staffBrandReopen(context, { params: { id }, body }) {
    return await writeBrand(context, { id, action: 'brand.reopen' }, async (tx, by) => {
      await reopenBrand(tx, { id, ...body, ...by });
      return id;
    });
  },

  async staffTemplateList({ services }) {
    const { read } = services.db;
    return { items: await describeTemplates(read, await listStaffTemplates(read)) };
  },

  async staffTemplateCreate(context, { body: { word, terms } }) {
    const named = await wordFor(word, terms.name);
    return await writeTemplate(context, { id: null, action: 'shippingTemplate.create' }, (tx, by) =>
      addShippingTemplate(tx, { terms, ...by, word: named }),
    );
  },

  async staffTemplateChange(context, { params: { id }, body }) {
    return await writeTemplate(context, { id, action: 'shippingTemplate.change' }, async (tx, by) => {
      await changeShippingTemplate(tx, { id, ...body, ...by });
      return id;
    });
  },

  async staffGoodsPictureAdd(context) {
    const { bytes, name } = await readNamedUpload(
      context.request,
      (reason) => new ShopError('FILE_REFUSED', { reason }),
    );
    const seen = sha256(bytes).toString('hex');
    const upload = { bytes, name: cleanFileName(name) || null, cutFrom: null };
    return await keepGoodsPicture(context.services, { ...upload, ...pictureWrite(context, seen) });
  },

  async staffGoodsPictureCut(context, { params, body }) {
    return await cutGoodsPicture(context.services, { fileId: params.id, area: body, ...pictureWrite(context) });
  },
} satisfies HandlersOf<typeof staffGoodsEndpoints>;

interface By {
  readonly staffId: string;
  readonly now: Date;
}

/** The id of what it changed. */
type Change = (tx: Tx, by: By) => Promise<string>;

interface Act {
  /** Null: it is made by it. */
  readonly id: string | null;
  readonly action: string;
}

function byOf(context: RequestContext): By {
  return { staffId: context.staff().staffId, now: context.services.clock() };
}

async function writeCategory(context: RequestContext, { id, action }: Act, change: Change) {
  const by = byOf(context);
  return await context.write(async (tx) => {
    const before = id === null ? null : auditOfCategory(await getStaffCategory(tx, id));
    const category = await getStaffCategory(tx, await change(tx, by));
    announceReference(tx, { kind: 'category', id: category.id });
    const answer = await describeCategory(tx, category);
    const target = { kind: 'category', id: category.id };
    await recordAudit(tx, { ...by, action, target, before, after: auditOfCategory(category) });
    return answer;
  });
}

async function writeBrand(context: RequestContext, { id, action }: Act, change: Change) {
  const by = byOf(context);
  return await context.write(async (tx) => {
    const before = id === null ? null : auditOfBrand(await getStaffBrand(tx, id));
    const brand = await getStaffBrand(tx, await change(tx, by));
    announceReference(tx, { kind: 'brand', id: brand.id });
    const answer = await describeBrand(tx, brand);
    const target = { kind: 'brand', id: brand.id };
    await recordAudit(tx, { ...by, action, target, before, after: auditOfBrand(brand) });
    return answer;
  });
}

async function writeTemplate(context: RequestContext, { id, action }: Act, change: Change) {
  const by = byOf(context);
  return await context.write(async (tx) => {
    const before = id === null ? null : auditOfTemplate(await getStaffTemplate(tx, id));
    const template = await getStaffTemplate(tx, await change(tx, by));
    announceReference(tx, null);
    const answer = await describeTemplate(tx, template);
    const target = { kind: 'shippingTemplate', id: template.id };
    await recordAudit(tx, { ...by, action, target, before, after: auditOfTemplate(template) });
    return answer;
  });
}

/** Rows and audit of a picture; a repeated request answers with the picture of the first. */
function pictureWrite(context: RequestContext, seen?: string) {
  const by = byOf(context);
  return {
    now: by.now,
    write: (work: (tx: Tx) => Promise<GoodsPicture>) =>
      context.write(async (tx) => {
        const picture = await work(tx);
        const { fileId, width, height } = picture;
        const target = { kind: 'goodsPicture', id: fileId };
        await recordAudit(tx, { ...by, action: 'goods.picture', target, before: null, after: { width, height } });
        return picture;
      }, seen),
  };
}

/** Spelt before the transaction: the speller is loaded with the first word. */
async function wordFor(word: string | null, name: string): Promise<{ given: string } | { spelt: string }> {
  if (word !== null) return { given: word };
  await loadSpeller();
  return { spelt: spellTerm(name).pinyin };
}
