import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { inspectionAnswer, inspectionFindings, passportRow, unitGrade, unitPhoto } from './openBoxParts.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const { openBox } = rules;
const params = z.strictObject({ id });
const words = (max: number) => z.union([z.literal(''), text(max)]);
const key = z.string().regex(openBox.keyPattern);
const price = z.number().int().min(1).max(100_000_000);

const schedule = {
  startFen: price,
  floorFen: price,
  /** Null: the price stays where it starts. */
  dropFen: price.nullable(),
  everyDays: z.number().int().min(1).max(90),
};

const checklist = z.strictObject({
  id,
  /** Null: for everything that has no list of its own. */
  categoryId: z.string().nullable(),
  version: count,
  items: z.array(z.strictObject({ key: z.string(), label: z.string(), kind: z.enum(openBox.itemKinds) })),
  parts: z.array(z.string()),
});

/** A unit as staff see it. */
const staffUnit = z.strictObject({
  id,
  no: z.string(),
  skuId: id,
  productId: id,
  title: z.string(),
  skuLabel: z.string(),
  serial: z.string(),
  state: z.enum(openBox.states),
  /** Changes name the version that they were made on. */
  version: count,
  source: z.enum(openBox.sources),
  sourceWords: z.string(),
  afterSaleId: id.nullable(),
  bookFen: fen.nullable(),
  grade: unitGrade.nullable(),
  headline: z.string(),
  warrantyMonths: count.nullable(),
  createdAt: instant,
  priceFen: fen.nullable(),
  lockedUntil: instant.nullable(),
});

const staffUnitPage = staffUnit.extend({
  checklist: checklist.nullable(),
  inspection: inspectionAnswer
    .extend({
      suggested: unitGrade.nullable(),
      grade: unitGrade.nullable(),
      gradeReason: z.string(),
      foundWords: z.string(),
    })
    .nullable(),
  /** What the inspection so far leads to, grade by grade, the best first. */
  suggestion: z.strictObject({
    grade: unitGrade.nullable(),
    rules: z.array(z.strictObject({ grade: unitGrade, fits: z.boolean() })),
  }),
  photos: z.array(unitPhoto),
  /** Places that are still to be photographed. */
  photosMissing: z.array(z.enum(openBox.photoPlaces)),
  schedule: z
    .strictObject({ startFen: fen, floorFen: fen, dropFen: fen, everyDays: count, firstDropAt: instant.nullable() })
    .nullable(),
  /** By the rules of the house for its grade; null without a price of the new one, or a grade. */
  suggestedSchedule: z.strictObject({ startFen: fen, floorFen: fen, dropFen: fen, everyDays: count }).nullable(),
  /** The lowest ordinary price of the new one within seven days. */
  newFen: fen.nullable(),
  /** Units of the same SKU and grade, sold within 90 days. */
  comparable: z.strictObject({
    sold: count,
    medianDays: count.nullable(),
    longestDays: count.nullable(),
    medianFen: fen.nullable(),
    lowestFen: fen.nullable(),
  }),
  /** The newest first. */
  passport: z.array(passportRow),
});

const staff = { caller: 'staff', roles: ['goods'] } as const;
const ofUnit = { ...staff, params, publicIds: ['id'], answer: staffUnitPage } as const;
const version = count;

const takenIn = {
  serial: z.string().regex(openBox.serialPattern),
  /** As everyone reads it. */
  sourceWords: text(60),
  bookFen: fen.nullable().default(null),
};

export const staffOpenBoxEndpoints = {
  staffUnitList: endpoint({
    method: 'GET',
    path: '/staff/openBox',
    summary: '开箱单件，新的在前；可按状态看，可按单件号或序列号找',
    ...staff,
    query: z.strictObject({
      state: z.enum(openBox.states).optional(),
      /** A number or a serial, as the scanner reads it. */
      code: z.string().regex(openBox.serialPattern).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({ items: z.array(staffUnit), nextCursor: z.string().nullable() }),
  }),
  staffUnitGet: endpoint({
    method: 'GET',
    path: '/staff/openBox/unit/:id',
    summary: '一个单件：照片、检测单、建议定级、价格安排、同款成交、经历',
    ...ofUnit,
  }),
  staffUnitTakeIn: endpoint({
    method: 'POST',
    path: '/staff/openBox',
    summary: '入库一个单件',
    ...staff,
    body: z.strictObject({
      skuId: id,
      source: z.enum(['display', 'supplier', 'other']),
      ...takenIn,
    }),
    publicIds: ['skuId'],
    answer: staffUnitPage,
  }),
  staffUnitTakeInReturned: endpoint({
    method: 'POST',
    path: '/staff/openBox/returned',
    summary: '入库一件退回后不能按新品再卖的商品，按售后单，每件一次',
    ...staff,
    body: z.strictObject({ afterSaleId: id, skuId: id, ...takenIn }),
    owned: { afterSaleId: 'afterSale' },
    publicIds: ['skuId'],
    answer: staffUnitPage,
  }),
  staffUnitInspect: endpoint({
    method: 'POST',
    path: '/staff/openBox/unit/:id/inspect',
    summary: '开始检测，或退回以后复检',
    ...ofUnit,
    body: z.strictObject({ version }),
  }),
  staffUnitPhotoAdd: endpoint({
    method: 'POST',
    path: '/staff/openBox/unit/:id/photo',
    summary: '拍一张：原图只给员工看，上架后大家看到的是缩小的一份',
    ...ofUnit,
    query: z.strictObject({ place: z.enum(openBox.photoPlaces), words: text(30).optional() }),
    upload: true,
    perMinute: 60,
  }),
  staffUnitPhotoRemove: endpoint({
    method: 'POST',
    path: '/staff/openBox/unit/:id/photo/remove',
    summary: '去掉一张，重拍',
    ...ofUnit,
    body: z.strictObject({ photoId: id }),
    publicIds: ['id', 'photoId'],
  }),
  staffUnitPhoto: endpoint({
    method: 'GET',
    path: '/staff/openBox/unit/:id/photo',
    summary: '一张照片的原图；可以带宽度',
    ...staff,
    params,
    query: z.strictObject({ photoId: id, w: z.enum(rules.pictureWidths).optional() }),
    publicIds: ['id', 'photoId'],
    answer: z.unknown(),
    binary: true,
  }),
  staffUnitFindings: endpoint({
    method: 'PUT',
    path: '/staff/openBox/unit/:id/findings',
    summary: '暂存检测结果',
    ...ofUnit,
    body: z.strictObject({
      isSealed: inspectionFindings.isSealed,
      results: z.array(z.strictObject({ key, result: z.enum(openBox.results), words: words(60) })).max(60),
      defects: z
        .array(
          z.strictObject({
            itemKey: key,
            place: text(20),
            words: text(80),
            photoId: id.nullable(),
            isObvious: z.boolean(),
          }),
        )
        .max(20),
      parts: z.array(z.strictObject({ label: text(20), isPresent: z.boolean(), words: words(40) })).max(30),
      useWords: words(80),
      foundWords: words(200),
      version,
    }),
  }),
  staffUnitGrade: endpoint({
    method: 'POST',
    path: '/staff/openBox/unit/:id/grade',
    summary: '定级：可以低于建议，高于建议要写理由',
    ...ofUnit,
    body: z.strictObject({
      grade: unitGrade,
      reason: words(200).default(''),
      headline: text(30),
      warrantyMonths: z.number().int().min(1).max(60).nullable(),
      version,
    }),
  }),
  staffUnitPrice: endpoint({
    method: 'PUT',
    path: '/staff/openBox/unit/:id/price',
    summary: '起价、底价和降价安排；在售的从现在起按新的，有人正在付款时不能改',
    ...ofUnit,
    body: z.strictObject({ ...schedule, version }),
  }),
  staffUnitPublish: endpoint({
    method: 'POST',
    path: '/staff/openBox/unit/:id/list',
    summary: '上架',
    ...ofUnit,
    body: z.strictObject({ version }),
  }),
  staffUnitWithdraw: endpoint({
    method: 'POST',
    path: '/staff/openBox/unit/:id/withdraw',
    summary: '撤下；有人正在付款时不能撤',
    ...ofUnit,
    body: z.strictObject({ reason: text(60), version }),
  }),
  staffUnitWriteOff: endpoint({
    method: 'POST',
    path: '/staff/openBox/unit/:id/writeOff',
    summary: '报废：不能再卖',
    ...ofUnit,
    body: z.strictObject({ reason: text(60), version }),
  }),
  staffChecklistList: endpoint({
    method: 'GET',
    path: '/staff/openBox/checklist',
    summary: '各品类现行的检测单',
    ...staff,
    answer: z.strictObject({ items: z.array(checklist) }),
  }),
  staffChecklistSave: endpoint({
    method: 'PUT',
    path: '/staff/openBox/checklist',
    summary: '新写一版检测单；做过的检测仍按原来的',
    ...staff,
    body: z.strictObject({
      categoryId: z.string().regex(rules.wordPattern).nullable(),
      /** The version that this one follows; 0 for the first. */
      after: count,
      items: z
        .array(z.strictObject({ key, label: text(12), kind: z.enum(openBox.itemKinds) }))
        .min(1)
        .max(60),
      parts: z.array(text(20)).max(30),
    }),
    answer: checklist,
  }),
};

export type StaffUnit = z.output<typeof staffUnitPage>;
