import { z } from 'zod';
import { id, instant, multilineText } from './fields.ts';
import { orderState } from './orderParts.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

const { support } = rules;

export const attachmentKey = z.strictObject({ kind: z.enum(support.attachments), id });

/** The words of a message, without the empty lines around them. */
export const messageText = multilineText(support.text.max + 100)
  .trim()
  .refine((value) => [...value].length <= support.text.max, { error: `at most ${support.text.max} characters` });

/** What a message is about, as it is now: one of the last three is told. */
export const attachment = z.strictObject({
  kind: z.enum(support.attachments),
  id,
  title: z.string(),
  picture,
  order: z
    .strictObject({
      no: z.string(),
      state: orderState,
      /** Of all its lines. */
      pieces: count,
      payFen: fen,
    })
    .nullable(),
  afterSale: z
    .strictObject({ orderId: id, orderNo: z.string(), state: z.enum(rules.afterSale.states), totalFen: fen })
    .nullable(),
  product: z.strictObject({ priceFen: fen, isOnSale: z.boolean() }).nullable(),
});

/** The messages of a thread are numbered from 1 on, in the order in which they came. */
export const messageNo = z.number().int().min(1).max(1_000_000_000);

/** The number before which a page of messages ends, as it stands in an address. */
export const beforeNo = z.string().regex(/^[1-9]\d{0,8}$/);

export const message = z.strictObject({
  no: messageNo,
  by: z.enum(['user', 'staff']),
  text: z.string(),
  pictures: z.array(z.strictObject({ fileId: id, width: count, height: count })),
  /** Null: nothing, or it is gone. */
  attached: attachment.nullable(),
  sentAt: instant,
});

/** A page of messages, the oldest first, and the number before which the earlier ones end; null: there are none. */
export const messages = { messages: z.array(message), earlier: messageNo.nullable() };
