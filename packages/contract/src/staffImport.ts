import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { count, picture } from './productCard.ts';
import { rules } from './rules.ts';

const { goods } = rules;
const imported = goods.import;
const params = z.strictObject({ id });
const staff = { caller: 'staff', roles: ['goods'] } as const;
/** The version that was looked at. */
const version = z.number().int().min(1).max(1_000_000_000);
const columnNames = Object.keys(imported.columns) as (keyof typeof imported.columns)[];
const column = z.enum(columnNames);
const format = z.enum(['xlsx', 'csv']);

const goodsImport = z.strictObject({
  id,
  name: z.string(),
  /** The beginning and the end of the file's hash: 7d0e…5a31. */
  fingerprint: z.string(),
  state: z.enum(imported.states),
  version,
  byName: z.string(),
  /** What stands above each column of the file. */
  titles: z.array(z.string()),
  /** Which of them is what, from 0; what is not named is not used. */
  columns: z.partialRecord(column, count),
  rows: z.strictObject({
    all: count,
    /** Not looked at yet. */
    unread: count,
    bad: count,
    same: count,
    changed: count,
    new: count,
    skipped: count,
    /** Wait for a nod. */
    nod: count,
    /** Would be written now, or are still to be. */
    ready: count,
    written: count,
    failed: count,
    undone: count,
    kept: count,
  }),
  createdAt: instant,
  appliedAt: instant.nullable(),
  /** Until when the whole of it can be taken back; null: not, or no longer. */
  undoBy: instant.nullable(),
});

const importRow = z.strictObject({
  no: count,
  code: z.string(),
  /** What each used cell says, mended or not. */
  cells: z.partialRecord(column, z.string()),
  mended: z.array(column),
  verdict: z.enum(imported.verdicts).nullable(),
  isSkipped: z.boolean(),
  needsNod: z.boolean(),
  isNodded: z.boolean(),
  problems: z.array(
    z.strictObject({
      kind: z.enum(Object.keys(imported.problems) as (keyof typeof imported.problems)[]),
      column,
      suggestion: z.string().nullable(),
    }),
  ),
  changes: z.array(z.strictObject({ field: z.string(), before: z.json(), after: z.json() })),
  product: z.strictObject({ id, title: z.string(), label: z.string(), picture: picture.nullable() }).nullable(),
  outcome: z.enum(imported.outcomes).nullable(),
  trouble: z.string().nullable(),
});

/** What became of the products that an import made. */
const madeProducts = z.strictObject({
  drafts: count,
  scheduled: count,
  published: count,
  /** Why some could not be published, in the words of staff, and how many. */
  problems: z.array(z.strictObject({ problem: z.string(), products: count })),
});

const ofImport = { ...staff, params, publicIds: ['id'], answer: goodsImport } as const;

/** Goods by the file. */
export const staffImportEndpoints = {
  staffImportList: endpoint({
    method: 'GET',
    path: '/staff/goodsImport',
    summary: '导入过的文件，新的在前',
    ...staff,
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({ items: z.array(goodsImport), nextCursor: z.string().nullable() }),
  }),
  staffImportUpload: endpoint({
    method: 'POST',
    path: '/staff/goodsImport',
    summary: '上传一份 xlsx 或 csv，每行一个规格，最多 10,000 行；还什么都不改',
    ...staff,
    upload: true,
    answer: goodsImport,
    perMinute: 10,
  }),
  staffImportGet: endpoint({
    method: 'GET',
    path: '/staff/goodsImport/:id',
    summary: '一次导入走到哪一步、各种行有多少',
    ...ofImport,
  }),
  staffImportCheck: endpoint({
    method: 'POST',
    path: '/staff/goodsImport/:id/check',
    summary: '定下哪一列是什么，开始逐行核对',
    ...ofImport,
    body: z.strictObject({ columns: z.partialRecord(column, count.max(99)), version }),
  }),
  staffImportRows: endpoint({
    method: 'GET',
    path: '/staff/goodsImport/:id/rows',
    summary: '一次导入的行：要改的、要点头的、会改动的、新增的、没变化的、跳过的、没写成的',
    ...staff,
    params,
    publicIds: ['id'],
    query: z.strictObject({ view: z.enum(imported.views), cursor: opaqueKey(100).optional() }),
    answer: z.strictObject({ items: z.array(importRow), nextCursor: z.string().nullable() }),
  }),
  staffImportMend: endpoint({
    method: 'PUT',
    path: '/staff/goodsImport/:id/row',
    summary: '改一行里的几格，就地重新核对；或跳过这一行',
    ...staff,
    params,
    publicIds: ['id'],
    body: z.strictObject({
      no: z.number().int().min(1).max(10_000_000),
      cells: z.partialRecord(column, z.string().max(imported.cellMax)),
      isSkipped: z.boolean(),
    }),
    answer: importRow,
    perMinute: 240,
  }),
  staffImportSuggest: endpoint({
    method: 'POST',
    path: '/staff/goodsImport/:id/suggestions',
    summary: '有建议的格子都按建议改',
    ...ofImport,
    body: z.strictObject({}),
  }),
  staffImportNod: endpoint({
    method: 'POST',
    path: '/staff/goodsImport/:id/nod',
    summary: '对改动偏大的行点头，或收回',
    ...ofImport,
    body: z.strictObject({
      nos: z.array(z.number().int().min(1).max(10_000_000)).min(1).max(500),
      isNodded: z.boolean(),
    }),
  }),
  staffImportApply: endpoint({
    method: 'POST',
    path: '/staff/goodsImport/:id/apply',
    summary: '写入可以写的行：改动立即生效，新增的进草稿；在后台写，断了接着写',
    ...ofImport,
    body: z.strictObject({ version, reason: text(goods.product.reasonMax) }),
  }),
  staffImportUndo: endpoint({
    method: 'POST',
    path: '/staff/goodsImport/:id/undo',
    summary: '整批撤回，写完后 10 分钟内；之后又被改过的保持不动',
    ...ofImport,
    body: z.strictObject({ version }),
  }),
  staffImportMade: endpoint({
    method: 'GET',
    path: '/staff/goodsImport/:id/made',
    summary: '一次导入新增的商品：几件还是草稿、几件正要发布、几件在售，和没有发布成的原因',
    ...staff,
    params,
    publicIds: ['id'],
    answer: madeProducts,
  }),
  staffImportPublish: endpoint({
    method: 'POST',
    path: '/staff/goodsImport/:id/publish',
    summary: '发布一次导入新增的、还没发布过的商品；在后台一件一件发布，不合规则的留作草稿并写明原因',
    ...staff,
    params,
    publicIds: ['id'],
    body: z.strictObject({ reason: text(goods.product.reasonMax) }),
    answer: madeProducts,
  }),
  staffImportStop: endpoint({
    method: 'POST',
    path: '/staff/goodsImport/:id/stop',
    summary: '还没写入的导入就此放下',
    ...staff,
    params,
    publicIds: ['id'],
    body: z.strictObject({ version }),
    answer: nothing,
  }),
  staffImportTemplate: endpoint({
    method: 'GET',
    path: '/staff/goodsImport/template',
    summary: '导入用的模板文件',
    ...staff,
    query: z.strictObject({ format }),
    answer: z.unknown(),
    binary: true,
    perMinute: 30,
  }),
  staffProductExport: endpoint({
    method: 'GET',
    path: '/staff/goods/export',
    summary: '商品导出成文件，一行一个规格，改好可以再导入；可按类目、品牌',
    ...staff,
    query: z.strictObject({
      format,
      categoryId: z.string().regex(goods.wordPattern).optional(),
      brandId: z.string().regex(goods.wordPattern).optional(),
    }),
    answer: z.unknown(),
    binary: true,
    perMinute: 10,
  }),
};

export type GoodsImport = z.output<typeof goodsImport>;
export type GoodsImportRow = z.output<typeof importRow>;
export type GoodsColumn = z.output<typeof column>;
export type ImportProblem = GoodsImportRow['problems'][number];
