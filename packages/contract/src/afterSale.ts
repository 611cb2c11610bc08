import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, multilineText, opaqueKey, text } from './fields.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

const params = z.strictObject({ id });
const owned = { id: 'afterSale' } as const;
const roles = ['orders'] as const;

const wanted = {
  orderId: id,
  kind: z.enum(rules.afterSale.kinds),
  lines: z
    .array(z.strictObject({ lineId: id, pieces: z.number().int().min(1).max(rules.order.maxQuantity) }))
    .min(1)
    .max(rules.order.maxLines),
};

/** The amounts that a request would return, shown before the buyer submits it. */
const amounts = {
  /** For the pieces, by their share of every discount. */
  moneyFen: fen,
  shippingFen: fen,
  totalFen: fen,
  /** Where the money goes. */
  refundTo: z.enum(rules.payment.paidWith),
  /** Integral that was used comes back. */
  integralBack: count,
  /** Integral that was earned is taken back. */
  earnedBack: count,
  /** The coupon comes back: the whole order is refunded. */
  returnsCoupon: z.boolean(),
  lines: z.array(
    z.strictObject({
      lineId: id,
      title: z.string(),
      skuLabel: z.string(),
      picture,
      pieces: count,
      goodsFen: fen,
      campaignFen: fen,
      couponFen: fen,
      integralFen: fen,
      moneyFen: fen,
      integral: count,
      earnedIntegral: count,
    }),
  ),
};

/**
 * Side effects of granting the request now, counted together with the requests that are still open. Of one that was granted: the
 * draws that it took; what was owed then is nobody's news any more.
 */
const foreseen = {
  /** Integral that the order earned and that is spent already: a debt, which later earnings pay. */
  earnedOwed: count,
  /** Draws that the order gave and that granting the request takes back. */
  drawsBack: count,
  /** Of these: used by now, and owed. */
  drawsOwed: count,
};

const afterSale = z.strictObject({
  id,
  orderId: id,
  orderNo: z.string(),
  kind: z.enum(rules.afterSale.kinds),
  state: z.enum(rules.afterSale.states),
  reason: z.enum([...rules.afterSale.reasons, ...rules.afterSale.shopReasons]),
  /** Its pieces had left the house when it was asked for; before that, a reason is about the buyer's own choice. */
  wasSent: z.boolean(),
  description: z.string(),
  pictures: z.array(id),
  ...amounts,
  decisionNote: z.string().nullable(),
  /** Where the goods are to be sent, once that is agreed. */
  returnTo: z.strictObject({ recipient: z.string(), phoneNumber: z.string(), address: z.string() }).nullable(),
  parcel: z.strictObject({ carrier: z.string(), carrierName: z.string(), trackingNo: z.string() }).nullable(),
  history: z.array(
    z.strictObject({
      to: z.enum(rules.afterSale.states),
      by: z.enum(['user', 'staff', 'shop']),
      note: z.string(),
      at: instant,
    }),
  ),
  appliedAt: instant,
  refundedAt: instant.nullable(),
  canCancel: z.boolean(),
});

/** As staff see a request: also what it costs whoever brought the goods, which is none of the buyer's business. */
export const staffAfterSale = afterSale.extend({
  /** Commission that granting it now would lower; empty when it has ended. What is paid out already would be owed. */
  commission: z.array(
    z.strictObject({
      lineId: id,
      promoterName: z.string(),
      rateBp: count,
      state: z.enum(rules.effectOrder.states),
      stateAfter: z.enum(rules.effectOrder.states),
      loweredFen: fen,
    }),
  ),
});

const staffDecision = {
  caller: 'staff',
  roles,
  params,
  owned,
  answer: afterSale.extend({
    /** It would give back more than staff decide on alone: it waits for a second person, and is as it was. */
    waitsForApproval: z.boolean(),
  }),
} as const;

export const afterSaleEndpoints = {
  afterSalePreview: endpoint({
    method: 'POST',
    path: '/afterSale/preview',
    summary: '申请之前先看：退多少钱、积分、券，逐行；会收回哪些积分和抽奖，其中哪些已经用掉',
    caller: 'user',
    body: z.strictObject(wanted),
    owned: { orderId: 'order' },
    answer: z.strictObject({ ...amounts, ...foreseen }),
  }),
  afterSaleApply: endpoint({
    method: 'POST',
    path: '/afterSale',
    summary: '申请退款或退货；金额须与刚才看到的一致。未发货的仅退款立即退',
    caller: 'user',
    body: z.strictObject({
      ...wanted,
      reason: z.enum(rules.afterSale.reasons),
      description: multilineText(500).default(''),
      pictures: z.array(id).max(rules.afterSale.maxPictures).default([]),
      /** As the preview said. */
      totalFen: fen,
    }),
    owned: { orderId: 'order' },
    answer: afterSale,
    perMinute: 30,
  }),
  afterSaleList: endpoint({
    method: 'GET',
    path: '/afterSale',
    summary: '我的退款与售后，新的在前',
    caller: 'user',
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({ items: z.array(afterSale), nextCursor: z.string().nullable() }),
  }),
  afterSaleGet: endpoint({
    method: 'GET',
    path: '/afterSale/:id',
    summary: '一次售后的进度，与申请之前看到的同样详细',
    caller: 'user',
    params,
    owned,
    answer: afterSale.extend(foreseen),
  }),
  afterSaleCancel: endpoint({
    method: 'POST',
    path: '/afterSale/:id/cancel',
    summary: '撤回还没有退款的申请',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({}),
    answer: afterSale,
  }),
  afterSaleParcel: endpoint({
    method: 'POST',
    path: '/afterSale/:id/parcel',
    summary: '填写退货的快递单号',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({
      carrier: z.string().regex(rules.wordPattern),
      trackingNo: z.string().regex(rules.order.trackingPattern),
    }),
    answer: afterSale,
  }),
  staffAfterSaleList: endpoint({
    method: 'GET',
    path: '/staff/afterSale',
    summary: '没有结束的售后，申请早的在前',
    caller: 'staff',
    roles,
    query: z.strictObject({ state: z.enum(rules.afterSale.states).optional(), cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({ items: z.array(staffAfterSale), nextCursor: z.string().nullable() }),
  }),
  staffAfterSaleApprove: endpoint({
    method: 'POST',
    path: '/staff/afterSale/:id/approve',
    summary: '同意：仅退款的立即退，退货的等寄回。已发货的退款超过 2,000 元时先等另一个人批准',
    ...staffDecision,
    body: z.strictObject({ note: z.union([z.literal(''), text(200)]).default('') }),
  }),
  staffAfterSaleReject: endpoint({
    method: 'POST',
    path: '/staff/afterSale/:id/reject',
    summary: '拒绝，并说明理由',
    ...staffDecision,
    body: z.strictObject({ note: text(200) }),
  }),
  staffAfterSaleReceive: endpoint({
    method: 'POST',
    path: '/staff/afterSale/:id/receive',
    summary: '退货已收到，退款；不能再卖的不回库存',
    ...staffDecision,
    body: z.strictObject({
      note: z.union([z.literal(''), text(200)]).default(''),
      isSellable: z.boolean().default(true),
    }),
  }),
  staffAfterSalePicture: endpoint({
    method: 'GET',
    path: '/staff/afterSale/:id/picture',
    summary: '售后的一张凭证图片，按次序；可以带宽度',
    caller: 'staff',
    // Finance approves large refunds, and looks at what they rest on.
    roles: ['orders', 'finance'],
    params,
    owned,
    query: z.strictObject({
      position: z.enum(['0', '1', '2', '3', '4', '5', '6', '7', '8']),
      w: z.enum(rules.pictureWidths).optional(),
    }),
    answer: z.unknown(),
    binary: true,
  }),
};

export type AfterSale = z.output<typeof afterSale>;
