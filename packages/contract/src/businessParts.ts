import { z } from 'zod';
import { id, instant, phoneNumber, text } from './fields.ts';
import { rules } from './rules.ts';

const { business } = rules;

/** One line of between `min` and `max` characters. */
const shopName = text(business.shopName.max).refine((value) => [...value].length >= business.shopName.min, {
  error: `at least ${business.shopName.min} characters`,
});

/** As it stands on the licence; a change of any of it is reviewed. */
export const licenceWords = {
  kind: z.enum(business.kinds),
  creditCode: z.string().trim().toUpperCase().regex(rules.invoice.creditCodePattern),
  licenceName: text(business.licenceName.max),
  principal: text(business.principal.max),
  /** Null: 长期. */
  validUntil: z.iso.date().nullable(),
  licenceFileId: id,
};

export const senderWords = {
  senderName: text(business.senderName.max),
  senderPhone: z.string().regex(business.senderPhonePattern),
};

/** What the business changes at once. */
export const shopWords = {
  shopName,
  /** Null: the number of the account. */
  contactPhone: phoneNumber.nullable(),
  /** Null: none. */
  email: z.string().max(business.email.max).regex(business.email.pattern).nullable().default(null),
  website: z.string().max(business.website.max).regex(business.website.pattern).nullable().default(null),
  ...senderWords,
};

export const version = z.number().int().min(1).max(1_000_000_000);

/** What a member of staff found wrong: where, and in words for the user. */
export const reviewReason = z.strictObject({
  field: z.enum(business.reasonFields),
  words: text(business.reason.max),
});

/** A business as its user and staff see it. */
export const businessAnswer = z.strictObject({
  id,
  kind: z.enum(business.kinds),
  creditCode: z.string(),
  licenceName: z.string(),
  principal: z.string(),
  validUntil: z.iso.date().nullable(),
  licenceFileId: id,
  shopName: z.string(),
  contactPhone: z.string(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  senderName: z.string(),
  senderPhone: z.string(),
  state: z.enum(business.states),
  submittedAt: instant,
  /** Staff answer before this. */
  answerBy: instant,
  /** Of the last verdict; null while there is none. */
  decidedAt: instant.nullable(),
  /** Of the last refusal, while it stands. */
  reasons: z.array(reviewReason),
  /** Since when it was last approved; null: never. */
  approvedAt: instant.nullable(),
  stopped: z
    .strictObject({ at: instant, by: z.enum(['user', 'staff', 'shop']), reason: z.string().nullable() })
    .nullable(),
  version,
});
