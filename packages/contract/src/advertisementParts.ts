import { z } from 'zod';
import { id, instant, text } from './fields.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

const { advertisement } = rules;

/** A day in Shanghai, 2026-11-15. */
export const day = z.iso.date();
export const place = z.enum(advertisement.places);
export const version = z.number().int().min(1).max(1_000_000_000);

/** What the place is booked for: a first-level category of the catalogue, or the words of a search. */
export const aim = {
  place,
  category: z.string().regex(rules.wordPattern).nullable().default(null),
  word: text(advertisement.word.max).nullable().default(null),
};

/** The same in an address, where what is missing is left out. What people search for may be longer than what can be booked. */
export const aimQuery = {
  place,
  category: z.string().regex(rules.wordPattern).optional(),
  word: text(60).optional(),
};

const category = z.strictObject({ id: z.string(), name: z.string() }).nullable();

/** The product that a landing leads to, with its price of now: no one types a price into an advertisement. */
export const landingProduct = z.strictObject({
  id,
  title: z.string(),
  picture,
  priceFen: fen,
  /** Whether other SKUs cost more. */
  isFrom: z.boolean(),
});

const face = {
  id,
  place,
  category,
  word: z.string().nullable(),
  title: z.string(),
  /** Its placeholder is made when it is approved, and empty before. */
  picture,
  /** A path of this site, to be used as it is; it may bear `?i=` of the advertiser. */
  landing: z.string(),
  /** Name of the business, as it was when it was booked. */
  advertiser: z.string(),
  fromDay: day,
  toDay: day,
};

/** A placement as everyone sees it. Pages add 广告. */
export const placement = z.strictObject({
  ...face,
  /** Of a landing on a product's page that is on sale. */
  product: landingProduct.nullable(),
});

const bookedDay = z.strictObject({
  day,
  priceFen: fen,
  state: z.enum(advertisement.dayStates),
  impressions: count,
  clicks: count,
});

/** A booking as its user and staff see it. */
export const bookingAnswer = z.strictObject({
  ...face,
  no: z.string(),
  businessId: id,
  state: z.enum(advertisement.states),
  amountFen: fen,
  /** What its shown days have cost so far. */
  earnedFen: fen,
  /** What went back to the balance. */
  refundedFen: fen,
  refundedAt: instant.nullable(),
  bookedAt: instant,
  /** Staff decide before this: 00:00 of the first day. */
  answerBy: instant,
  decidedAt: instant.nullable(),
  /** Why it was refused or taken down. */
  reason: z.string().nullable(),
  /** It can be cancelled now, and all of it goes back. */
  mayCancel: z.boolean(),
  impressions: count,
  clicks: count,
  /** One for each day, in order. */
  days: z.array(bookedDay),
  version,
});
