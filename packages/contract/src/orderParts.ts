import type { Channel, OrderPrice, ShippingReason, UnitPriceReason } from '@jiwu/pricing';
import { channelNames } from '@jiwu/pricing/channels';
import { z } from 'zod';
import { id, instant, text } from './fields.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

/** The price engine's own answer; its shape is `OrderPrice` of packages/pricing. */
const orderPrice = z.custom<OrderPrice>();

export const orderKind = z.enum(rules.order.kinds);
export const orderState = z.enum(rules.order.states);

/** Where it goes, as it was when the order was made. */
export const shipTo = z.strictObject({
  recipient: z.string(),
  /** Masked for everyone but the staff who send it. */
  phoneNumber: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  detail: z.string(),
});

export const businessDay = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

const timedDelivery = z.strictObject({ kind: z.literal('timed'), day: businessDay, slot: z.enum(rules.order.slots) });

/** Standard delivery, or a two-hour slot that the buyer chose. */
const delivery = z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('standard') }), timedDelivery]);

/** The delivery as an order keeps it. `arrivesOn`: the day that its buyer was told; null where none was, as for a seat in a group. */
export const agreedDelivery = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('standard'), arrivesOn: businessDay.nullable() }),
  timedDelivery,
]);

const personalTitle = z.strictObject({ kind: z.literal('personal'), title: text(60) });
const companyTitle = z.strictObject({
  kind: z.literal('company'),
  title: text(60),
  taxNo: z.string().regex(rules.invoice.creditCodePattern),
});

export const invoiceTitle = z.discriminatedUnion('kind', [personalTitle, companyTitle]);
export const invoiceWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  personalTitle,
  companyTitle,
]);

/** Through which channel a line is bought. */
const channel = z.enum(channelNames as readonly [Channel, ...Channel[]]);

/** The celebrity's pick that a line comes from. Without a name it has ended: the line has its ordinary price and says so. */
export const lineSource = z.strictObject({ id, name: z.string().nullable() }).nullable();

/** The lines of an order, with the buyer's wishes for coupon, integral and delivery. */
export const orderDraft = {
  kind: orderKind.default('normal'),
  /** The group, deal or unit that the order is about; its kind says whether there must be one. */
  subjectId: id.nullable().default(null),
  lines: z
    .array(
      z.strictObject({
        skuId: id,
        quantity: z.number().int().min(1).max(rules.order.maxQuantity),
        /** The pick through which it is bought. Kinds with a price of their own take no notice of it. */
        sourceId: id.optional(),
      }),
    )
    .min(1)
    .max(rules.order.maxLines),
  addressId: id.nullable(),
  coupon: z.union([z.enum(['best', 'none']), z.strictObject({ id })]),
  /** Integral to use, in steps of 100; `max` is as much as can be. */
  useIntegral: z.union([z.literal('max'), z.number().int().nonnegative()]),
  delivery,
};

export const quote = z.strictObject({
  /** Names this price: the order is made only if it still holds. */
  key: z.string(),
  price: orderPrice,
  /** In the order of the draft; `lineId` is the price's. */
  lines: z.array(
    z.strictObject({
      lineId: z.string(),
      skuId: id,
      productId: id,
      title: z.string(),
      skuLabel: z.string(),
      picture,
      quantity: count,
      channel,
      source: lineSource,
      /** Pieces that can be had now; above 200 it says 200. */
      available: count,
    }),
  ),
  addressId: id.nullable(),
  /** The day on which it arrives when sent the standard way, by where it is sent from and where to; null: nobody knows yet where to. */
  arrivesOn: businessDay.nullable(),
  timed: z.strictObject({
    feeFen: fen,
    /** Empty where no courier keeps two hours. */
    slots: z.array(z.strictObject({ day: businessDay, slots: z.array(z.enum(rules.order.slots)) })),
  }),
  /** The coupon that this price uses. */
  userCouponId: id.nullable(),
  /** Integral that the order would earn at completion, at today's level. */
  earnsIntegral: count,
  integralBalance: count,
  /** Until when the order could be paid, if it were made now. */
  payBy: instant,
  now: instant,
});

export const orderLine = z.strictObject({
  id,
  skuId: id,
  productId: id,
  title: z.string(),
  skuLabel: z.string(),
  picture,
  quantity: count,
  channel,
  /** The celebrity through whose pick it was bought; null: it was not, or they have no page any more. */
  recommendedBy: z.strictObject({ celebrityId: id, name: z.string() }).nullable(),
  listFen: fen,
  unitPriceFen: fen,
  unitPriceReason: z.custom<UnitPriceReason>(),
  goodsFen: fen,
  campaignFen: fen,
  couponFen: fen,
  integralFen: fen,
  integral: count,
  payFen: fen,
  sentQuantity: count,
  /** Refunded before or after they were sent. */
  refundedQuantity: count,
  /** In a request that has not ended. */
  inAfterSaleQuantity: count,
  reviewId: id.nullable(),
});

export const shippingReason = z.custom<ShippingReason>();
