import { z } from 'zod';
import { id, instant } from './fields.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

export const unitGrade = z.enum(rules.openBox.grades);

/** How the price falls; `unitPriceAt` of packages/pricing reckons with it. */
export const priceSchedule = z.strictObject({
  startFen: fen,
  floorFen: fen,
  dropFen: fen,
  everyDays: count,
  firstDropAt: instant,
});

/** Null at the floor. It waits while someone is paying. */
export const nextDrop = z.strictObject({ at: instant, priceFen: fen }).nullable();

/** A unit as lists show it. */
export const unitCard = z.strictObject({
  id,
  /** OB-2610-0427 */
  no: z.string(),
  productId: id,
  skuId: id,
  title: z.string(),
  skuLabel: z.string(),
  /** Of this one: 箱体一处浅痕. */
  headline: z.string(),
  grade: unitGrade,
  picture,
  /** The first thing that is missing; null: 配件齐全. */
  missing: z.string().nullable(),
  isComplete: z.boolean(),
  isWorking: z.boolean(),
  priceFen: fen,
  /** The lowest ordinary price of the new one within seven days; null when the new one is not sold. */
  newFen: fen.nullable(),
  savingFen: fen,
  savingBp: count,
  nextDrop,
  /** Someone is paying for it; it may come back then. */
  lockedUntil: instant.nullable(),
  listedAt: instant,
});

export const unitPhoto = z.strictObject({
  id,
  ...picture.shape,
  place: z.enum(rules.openBox.photoPlaces),
  words: z.string(),
  takenAt: instant,
});

/** What an inspection found, in its order. */
export const inspectionFindings = {
  isSealed: z.boolean(),
  results: z.array(
    z.strictObject({
      key: z.string(),
      label: z.string(),
      kind: z.enum(rules.openBox.itemKinds),
      result: z.enum(rules.openBox.results),
      words: z.string(),
    }),
  ),
  defects: z.array(
    z.strictObject({
      itemKey: z.string(),
      place: z.string(),
      words: z.string(),
      photoId: id.nullable(),
      isObvious: z.boolean(),
    }),
  ),
  parts: z.array(z.strictObject({ label: z.string(), isPresent: z.boolean(), words: z.string() })),
  /** How it was used before; empty when it was not. */
  useWords: z.string(),
};

export const inspectionAnswer = z.strictObject({
  no: count,
  inspector: z.string(),
  ...inspectionFindings,
  startedAt: instant,
  finishedAt: instant.nullable(),
});

/** One thing that happened to a unit. Which facts there are hangs on the event. */
export const passportRow = z.strictObject({
  event: z.enum(rules.openBox.events),
  by: z.enum(['user', 'staff', 'shop']),
  at: instant,
  facts: z.strictObject({
    grade: unitGrade.optional(),
    /** Of a unit that was graded before. */
    fromGrade: unitGrade.optional(),
    priceFen: fen.optional(),
    fromFen: fen.optional(),
    /** The number of the drop. */
    drops: count.optional(),
    inspector: z.string().optional(),
    /** Items of the checklist, and how many of them had something. */
    items: count.optional(),
    worn: count.optional(),
    minutes: count.optional(),
    /** lapsed: not paid in time. givenUp: by whoever held it. */
    how: z.enum(['lapsed', 'givenUp']).optional(),
    words: z.string().optional(),
  }),
});

/** Something that a buyer is asked to acknowledge, in the words that are stored with the order. */
export const ask = z.strictObject({
  key: z.string(),
  kind: z.enum(rules.openBox.acknowledgements),
  /** 外壳 */
  title: z.string(),
  /** 右下旋钮旁一道约 3 厘米的浅痕 */
  words: z.string(),
  photoId: id.nullable(),
  /** 我看过照片，接受外壳的痕迹：右下旋钮旁一道约 3 厘米的浅痕 */
  text: z.string(),
  version: z.string(),
});
