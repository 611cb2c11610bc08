import type { staffOpenBoxEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import { addUnitPhoto } from '../flows/openBox/addUnitPhoto.ts';
import { gradeUnit } from '../flows/openBox/gradeUnit.ts';
import { inspectUnit } from '../flows/openBox/inspectUnit.ts';
import { listUnit } from '../flows/openBox/listUnit.ts';
import { storePhoto } from '../flows/openBox/outside/storePhoto.ts';
import { priceUnit } from '../flows/openBox/priceUnit.ts';
import { describeStaffUnits } from '../flows/openBox/queries/describeStaffUnits.ts';
import { loadStaffUnit } from '../flows/openBox/queries/loadStaffUnit.ts';
import { removeUnitPhoto } from '../flows/openBox/removeUnitPhoto.ts';
import { saveUnitFindings } from '../flows/openBox/saveUnitFindings.ts';
import { takeIn } from '../flows/openBox/takeIn.ts';
import { withdrawUnit } from '../flows/openBox/withdrawUnit.ts';
import { writeOffUnit } from '../flows/openBox/writeOffUnit.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { getPhoto, getUnit, listChecklists, listStaffUnits, saveChecklist } from '../modules/channels/openBox/index.ts';
import { getFile, readFileBytes, removeShopBytes } from '../modules/content/files/index.ts';
import { findCategories } from '../modules/goods/catalogue/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { sha256 } from '../platform/crypto/hashing.ts';
import { decodeCursor, encodeCursor } from '../platform/database/cursor.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import { readUpload } from '../platform/http/readUpload.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';
import { writeUnit } from './writeUnit.ts';

const PAGE = 30;

export const staffOpenBoxHandlers = {
  async staffUnitList({ services }, { query }) {
    const { cursor, state, code } = query;
    const units = await listStaffUnits(services.db.read, {
      ...(state ? { state } : {}),
      ...(code ? { code } : {}),
      ...(cursor ? { before: decodeCursor(cursor, z.tuple([z.uuid()]))[0] } : {}),
      limit: PAGE + 1,
    });
    const page = units.slice(0, PAGE);
    const last = page.at(-1);
    return {
      items: await describeStaffUnits(services.db.read, page),
      nextCursor: units.length > PAGE && last ? encodeCursor([last.id]) : null,
    };
  },

  async staffUnitGet({ services }, { params }) {
    const unit = await getUnit(services.db.read, params.id);
    return await loadStaffUnit(services.db.read, { unit, now: services.clock() });
  },

  async staffUnitTakeIn(context, { body }) {
    return await writeUnit(context, 'openBox.takeIn', (tx, by) => takeIn(tx, { ...body, ...by }));
  },

  async staffUnitInspect(context, { params, body }) {
    return await writeUnit(context, 'openBox.inspect', (tx, by) => inspectUnit(tx, { ...params, ...body, ...by }));
  },

  async staffUnitPhotoAdd(context, { params, query }) {
    const { services } = context;
    const upload = await readUpload(context.request);
    // Nothing is encoded for a unit that is not there.
    await getUnit(services.db.read, params.id);
    const stored = await storePhoto(services, upload);
    let kept = false;
    try {
      const { place, words = '' } = query;
      const seen = sha256(upload).toString('hex');
      const photo = { ...params, place, words, stored };
      const answer = await writeUnit(
        context,
        'openBox.addPhoto',
        (tx, { now }) => addUnitPhoto(tx, { ...photo, now }),
        seen,
      );
      kept = answer.photos.some(({ id }) => id === stored.photoId);
      return answer;
    } finally {
      // Refused, or answered with an earlier upload of the same photo: nothing points at these bytes.
      if (!kept) {
        await removeShopBytes(services.storage, stored.original);
        await removeShopBytes(services.storage, stored.rendition);
      }
    }
  },

  async staffUnitPhotoRemove(context, { params, body }) {
    return await writeUnit(context, 'openBox.removePhoto', (tx, { now }) =>
      removeUnitPhoto(tx, { ...params, ...body, now }),
    );
  },

  async staffUnitPhoto(context, { params, query }): Promise<FileAnswer> {
    const { db, storage } = context.services;
    const fileId = await getPhoto(db.read, { unitId: params.id, id: query.photoId });
    const file = await getFile(db.read, fileId);
    const bytes = await readFileBytes(storage, file.storageKey, query.w ? Number(query.w) : null);
    return {
      send: (reply) => reply.type(file.mediaType).header('cache-control', 'private, no-store').send(bytes),
    };
  },

  async staffUnitFindings(context, { params, body }) {
    return await writeUnit(context, 'openBox.findings', (tx) => saveUnitFindings(tx, { ...params, wish: body }));
  },

  async staffUnitGrade(context, { params, body }) {
    return await writeUnit(context, 'openBox.grade', (tx, by) => gradeUnit(tx, { ...params, ...body, ...by }));
  },

  async staffUnitPrice(context, { params, body }) {
    return await writeUnit(context, 'openBox.price', (tx, by) => priceUnit(tx, { ...params, ...body, ...by }));
  },

  async staffUnitPublish(context, { params, body }) {
    return await writeUnit(context, 'openBox.list', (tx, by) => listUnit(tx, { ...params, ...body, ...by }));
  },

  async staffUnitWithdraw(context, { params, body }) {
    return await writeUnit(context, 'openBox.withdraw', (tx, by) => withdrawUnit(tx, { ...params, ...body, ...by }));
  },

  async staffUnitWriteOff(context, { params, body }) {
    return await writeUnit(context, 'openBox.writeOff', (tx, by) => writeOffUnit(tx, { ...params, ...body, ...by }));
  },

  async staffChecklistList({ services }) {
    const lists = await listChecklists(services.db.read);
    return { items: lists.map((list) => ({ ...list, items: [...list.items], parts: [...list.parts] })) };
  },

  async staffChecklistSave(context, { body }) {
    const { staffId } = context.staff();
    const now = context.services.clock();
    if (new Set(body.items.map(({ key }) => key)).size < body.items.length) {
      throw new ShopError('INVALID_INPUT', { fields: ['items'] });
    }
    return await context.write(async (tx) => {
      const { categoryId } = body;
      if (categoryId !== null && !(await findCategories(tx, [categoryId])).has(categoryId)) {
        throw new ShopError('GOODS_UNKNOWN');
      }
      const saved = await saveChecklist(tx, { ...body, now });
      const target = { kind: 'openBoxChecklist', id: saved.id };
      await recordAudit(tx, { staffId, action: 'openBox.checklist', target, before: null, after: saved, now });
      return { ...saved, items: [...saved.items], parts: [...saved.parts] };
    });
  },
} satisfies HandlersOf<typeof staffOpenBoxEndpoints, ShopServices>;
