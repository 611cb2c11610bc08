import { z } from 'zod';
import { id, instant, text } from './fields.ts';
import { inspectionAnswer, passportRow, unitGrade, unitPhoto } from './openBoxParts.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const { openBox } = rules;

const unitPrice = z.number().int().min(1).max(100_000_000);

export const unitSchedule = {
  startFen: unitPrice,
  floorFen: unitPrice,
  /** Null: the price stays where it starts. */
  dropFen: unitPrice.nullable(),
  everyDays: z.number().int().min(1).max(90),
};

export const checklist = z.strictObject({
  id,
  /** Null: for everything that has no list of its own. */
  categoryId: z.string().nullable(),
  version: count,
  items: z.array(z.strictObject({ key: z.string(), label: z.string(), kind: z.enum(openBox.itemKinds) })),
  parts: z.array(z.string()),
});

/** A unit as staff see it. */
export const staffUnit = z.strictObject({
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

export const staffUnitPage = staffUnit.extend({
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

export type StaffUnit = z.output<typeof staffUnitPage>;

/** What is said of any unit when it is taken in. */
export const takenIn = {
  serial: z.string().regex(openBox.serialPattern),
  /** As everyone reads it. */
  sourceWords: text(60),
  bookFen: fen.nullable().default(null),
};
