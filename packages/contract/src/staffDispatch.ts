import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';
import { dispatchAnswer, orderNo } from './staffOrderParts.ts';

const staff = { caller: 'staff', roles: ['orders'] } as const;
const nos = z.array(orderNo).min(1).max(rules.order.dispatchRows);

export type DispatchObstacle = keyof typeof rules.order.dispatchObstacles;
const obstacles = Object.keys(rules.order.dispatchObstacles) as unknown as readonly [
  DispatchObstacle,
  ...DispatchObstacle[],
];

/** Many orders that leave at once. */
export const staffDispatchEndpoints = {
  staffDispatchPreflight: endpoint({
    method: 'POST',
    path: '/staff/dispatch/preflight',
    summary: '批量发货之前先看：每一笔现在能不能发，为什么不能',
    ...staff,
    onlyReads: true,
    body: z.strictObject({ nos }),
    answer: z.strictObject({
      /** Over those that can go. */
      orders: count,
      pieces: count,
      payFen: fen,
      items: z.array(
        z.strictObject({
          no: orderNo,
          /** Null: it can go. */
          obstacle: z.enum(obstacles).nullable(),
          /** What stands in the way in words: why it is held, for example. */
          reason: z.string(),
          pieces: count,
          payFen: fen,
        }),
      ),
    }),
  }),
  /** Each is a dispatch of its own: what is wrong with one keeps no other back, and a request sent again sends nothing twice. */
  staffDispatchBatch: endpoint({
    method: 'POST',
    path: '/staff/dispatch/batch',
    summary: '批量发货：每一笔各有承运商和运单号，逐笔给出结果；重复提交不会重复发货',
    ...staff,
    body: z.strictObject({
      rows: z
        .array(
          z.strictObject({
            no: orderNo,
            carrier: z.string().regex(rules.wordPattern),
            trackingNo: z.string().regex(rules.order.trackingPattern),
          }),
        )
        .min(1)
        .max(rules.order.dispatchRows),
    }),
    answer: dispatchAnswer,
    perMinute: 60,
  }),
  staffDispatchPickList: endpoint({
    method: 'POST',
    path: '/staff/dispatch/pickList',
    summary: '拣货单：这些订单还要发的商品，按规格合计',
    ...staff,
    onlyReads: true,
    body: z.strictObject({ nos }),
    answer: z.strictObject({
      orders: count,
      pieces: count,
      items: z.array(
        z.strictObject({
          skuId: id,
          code: z.string(),
          title: z.string(),
          skuLabel: z.string(),
          picture,
          quantity: count,
          orders: z.array(
            z.strictObject({
              no: orderNo,
              quantity: count,
              /** This piece and no other of its SKU. */
              piece: z.strictObject({ no: z.string(), serial: z.string() }).nullable(),
            }),
          ),
        }),
      ),
    }),
  }),
};
