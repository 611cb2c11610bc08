import type { GoodsImport as Answer, staffImportEndpoints } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { mendImport, takeSuggestions } from '../flows/goodsImport/mendImport.ts';
import { readGoodsFile } from '../flows/goodsImport/outside/readGoodsFile.ts';
import { describeImports, describeRows, undoDeadline } from '../flows/goodsImport/queries/describeImport.ts';
import { exportGoods } from '../flows/goodsImport/queries/exportGoods.ts';
import { countMade, scheduleMade } from '../modules/goods/catalogue/index.ts';
import {
  countRows,
  findWrittenTwin,
  getImport,
  type GoodsImport,
  insertImport,
  listImports,
  listMadeProducts,
  lockImport,
  nodRows,
  pageRows,
  setColumns,
  stepImport,
} from '../modules/goods/imports/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { sha256 } from '../platform/crypto/hashing.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../platform/database/cursor.ts';
import type { Reader } from '../platform/database/Reader.ts';
import type { Tx } from '../platform/database/Tx.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import { readNamedUpload } from '../platform/http/readUpload.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';
import { goodsColumns } from '../platform/spreadsheets/headings/goodsColumns.ts';
import { SpreadsheetRefusal } from '../platform/spreadsheets/SpreadsheetRefusal.ts';
import { sheetFormats } from '../platform/spreadsheets/write/sheetFormats.ts';
import { writeTemplate } from '../platform/spreadsheets/write/writeTemplate.ts';
import { cleanFileName } from '../platform/storage/cleanFileName.ts';

const PAGE = 50;
const noCursor = z.tuple([z.number().int().min(0)]);

export const staffImportHandlers = {
  async staffImportList({ services }, { query }) {
    const [at, id] = query.cursor === undefined ? [] : decodeCursor(query.cursor, timeCursor);
    const after = at === undefined || id === undefined ? null : { at: new Date(at), id };
    const found = await listImports(services.db.read, { after, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    return {
      items: await describeImports(services.db.read, page, services.clock()),
      nextCursor: found.length > PAGE && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
    };
  },

  async staffImportUpload(context) {
    const { bytes, name } = await readNamedUpload(context.request, () => new SpreadsheetRefusal('noFile'));
    const fileSha256 = sha256(bytes);
    const twin = await findWrittenTwin(context.services.db.read, fileSha256);
    if (twin !== null) throw new ShopError('IMPORT_DONE', {}, { id: twin });
    const file = await readGoodsFile(bytes);
    const by = byOf(context);
    return await context.write(async (tx) => {
      const id = newId();
      await insertImport(tx, { id, name: cleanFileName(name) || '商品', fileSha256, ...file, ...by });
      const described = await answer(tx, await getImport(tx, id), by.now);
      const after = { name: described.name, fileHash: fileSha256.toString('hex'), rows: file.rows.length };
      const target = { kind: 'goodsImport', id };
      await recordAudit(tx, { ...by, action: 'goodsImport.upload', target, before: null, after });
      return described;
    }, fileSha256.toString('hex'));
  },

  async staffImportGet({ services }, { params }) {
    return await answer(services.db.read, await getImport(services.db.read, params.id), services.clock());
  },

  async staffImportCheck(context, { params: { id }, body: { columns, version } }) {
    return await writeImport(context, { id, action: 'goodsImport.check' }, async (tx, file, now) => {
      const places = Object.values(columns);
      const isWithin = places.every((place) => place < Math.max(file.titles.length, 1));
      if (columns.code === undefined || new Set(places).size < places.length || !isWithin)
        throw new ShopError('IMPORT_COLUMNS');
      await stepImport(tx, { id, from: ['uploaded', 'checked'], to: 'checking', version, now });
      await setColumns(tx, id, columns);
      return { columns };
    });
  },

  async staffImportRows({ services }, { params, query }) {
    const { read } = services.db;
    const file = await getImport(read, params.id);
    const after = query.cursor === undefined ? 0 : decodeCursor(query.cursor, noCursor)[0];
    const found = await pageRows(read, { importId: file.id, view: query.view, after, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    return {
      items: await describeRows(read, file, page),
      nextCursor: found.length > PAGE && last ? encodeCursor([last.no]) : null,
    };
  },

  async staffImportMend(context, { params: { id }, body: { no, cells, isSkipped } }) {
    const by = byOf(context);
    return await context.write(async (tx) => {
      const file = await lockChecked(tx, id);
      const row = await mendImport(tx, { file, no, cells, isSkipped, now: by.now });
      const [described] = await describeRows(tx, file, [row]);
      if (!described) throw new ShopError('NOT_FOUND');
      const target = { kind: 'goodsImport', id };
      await recordAudit(tx, {
        ...by,
        action: 'goodsImport.mend',
        target,
        before: { no },
        after: { no, cells, isSkipped },
      });
      return described;
    });
  },

  async staffImportSuggest(context, { params: { id } }) {
    return await writeImport(context, { id, action: 'goodsImport.suggest' }, async (tx, _file, now) => {
      const changed = await takeSuggestions(tx, { file: await lockChecked(tx, id), now });
      return { rows: changed };
    });
  },

  async staffImportNod(context, { params: { id }, body }) {
    return await writeImport(context, { id, action: 'goodsImport.nod' }, async (tx) => {
      await lockChecked(tx, id);
      await nodRows(tx, { importId: id, ...body });
      return body;
    });
  },

  async staffImportApply(context, { params: { id }, body: { version, reason } }) {
    return await writeImport(context, { id, action: 'goodsImport.apply' }, async (tx, file, now) => {
      await stepImport(tx, { id, from: ['checked'], to: 'applying', version, now });
      const counts = (await countRows(tx, [id])).get(id);
      if (!counts || counts.ready === 0) throw new ShopError('IMPORT_NOTHING');
      const { ready, bad, same, skipped, nod } = counts;
      const fileHash = file.fileSha256.toString('hex');
      return { fileHash, name: file.name, reason, rows: { ready, bad, same, skipped, nod } };
    });
  },

  async staffImportUndo(context, { params: { id }, body: { version } }) {
    return await writeImport(context, { id, action: 'goodsImport.undo' }, async (tx, file, now) => {
      const deadline = undoDeadline(file);
      if (deadline !== null && deadline < now) throw new ShopError('IMPORT_UNDO_OVER');
      await stepImport(tx, { id, from: ['applied'], to: 'undoing', version, now });
      return { fileHash: file.fileSha256.toString('hex') };
    });
  },

  async staffImportMade({ services }, { params: { id } }) {
    const { read } = services.db;
    await getImport(read, id);
    return await madeBy(read, id);
  },

  async staffImportPublish(context, { params: { id }, body: { reason } }) {
    const by = byOf(context);
    return await context.write(async (tx) => {
      // Held: nobody takes the import back meanwhile.
      const file = await lockImport(tx, id);
      if (file.state !== 'applied') throw new ShopError('IMPORT_CHANGED');
      const before = await madeBy(tx, id);
      const products = await scheduleMade(tx, { productIds: await listMadeProducts(tx, id), reason, ...by });
      if (products === 0) throw new ShopError('PRODUCT_NO_DRAFT');
      const target = { kind: 'goodsImport', id };
      const { drafts } = before;
      await recordAudit(tx, {
        ...by,
        action: 'goodsImport.publish',
        target,
        before: { drafts },
        after: { products, reason, fileHash: file.fileSha256.toString('hex') },
      });
      return await madeBy(tx, id);
    });
  },

  async staffImportStop(context, { params: { id }, body: { version } }) {
    const by = byOf(context);
    return await context.write(async (tx) => {
      const { state } = await lockImport(tx, id);
      await stepImport(tx, { id, from: ['uploaded', 'checking', 'checked'], to: 'stopped', version, now: by.now });
      const target = { kind: 'goodsImport', id };
      await recordAudit(tx, {
        ...by,
        action: 'goodsImport.stop',
        target,
        before: { state },
        after: { state: 'stopped' },
      });
      return {};
    });
  },

  async staffImportTemplate(_context, { query }): Promise<FileAnswer> {
    const columns = Object.values(goodsColumns);
    const sheet = { name: '商品', columns, rows: [columns.map(({ example }) => example)] };
    const { mediaType, write } = sheetFormats[query.format];
    const bytes =
      query.format === 'xlsx'
        ? writeTemplate({ sheetName: '商品', columns, others: [], notDone: '下单' })
        : write(sheet);
    return sent(bytes, { mediaType, name: `商品导入模板.${query.format}` });
  },

  async staffProductExport({ services }, { query }): Promise<FileAnswer> {
    const { format, categoryId = null, brandId = null } = query;
    const { mediaType, write } = sheetFormats[format];
    const bytes = write(exportGoods(services.db.read, { categoryId, brandId }));
    return sent(bytes, { mediaType, name: `商品.${format}` });
  },
} satisfies HandlersOf<typeof staffImportEndpoints>;

function sent(
  bytes: AsyncIterable<Uint8Array | string>,
  { mediaType, name }: { mediaType: string; name: string },
): FileAnswer {
  return {
    send: (reply) =>
      reply
        .type(mediaType)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(Readable.from(bytes, { objectMode: false })),
  };
}

function byOf(context: RequestContext) {
  return { staffId: context.staff().staffId, now: context.services.clock() };
}

async function madeBy(db: Reader, id: string) {
  const made = await countMade(db, await listMadeProducts(db, id));
  return { ...made, problems: [...made.problems] };
}

/** Rows change only while nobody writes them. */
async function lockChecked(tx: Tx, id: string): Promise<GoodsImport> {
  const file = await lockImport(tx, id);
  if (file.state !== 'checked') throw new ShopError('IMPORT_CHANGED');
  return file;
}

async function answer(db: Reader, file: GoodsImport, now: Date): Promise<Answer> {
  const [described] = await describeImports(db, [file], now);
  if (!described) throw new ShopError('NOT_FOUND');
  return described;
}

/** A step of an import; `change` answers what the audit log has of it. */
async function writeImport(
  context: RequestContext,
  { id, action }: { id: string; action: string },
  change: (tx: Tx, file: GoodsImport, now: Date) => Promise<object>,
): Promise<Answer> {
  const by = byOf(context);
  return await context.write(async (tx) => {
    const file = await lockImport(tx, id);
    const after = await change(tx, file, by.now);
    const described = await answer(tx, await getImport(tx, id), by.now);
    const target = { kind: 'goodsImport', id };
    await recordAudit(tx, {
      ...by,
      action,
      target,
      before: { state: file.state },
      after: { state: described.state, ...after },
    });
    return described;
  });
}
