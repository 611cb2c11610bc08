import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, phoneNumber, text } from './fields.ts';
import { rules } from './rules.ts';
import { orderNo, staffOrder } from './staffOrderParts.ts';

const ofOrder = {
  caller: 'staff',
  roles: ['orders'],
  params: z.strictObject({ no: orderNo }),
  answer: staffOrder,
} as const;
const reason = text(rules.approval.reasonMax);

/** What staff do about an order besides sending it. */
export const staffOrderCareEndpoints = {
  staffOrderHold: endpoint({
    method: 'POST',
    path: '/staff/order/:no/hold',
    summary: '暂不发货，写明原因',
    ...ofOrder,
    body: z.strictObject({ reason: text(rules.order.maxHold) }),
  }),
  staffOrderRelease: endpoint({
    method: 'POST',
    path: '/staff/order/:no/release',
    summary: '放行：可以发货了',
    ...ofOrder,
    body: z.strictObject({}),
  }),
  staffOrderAddress: endpoint({
    method: 'POST',
    path: '/staff/order/:no/address',
    summary: '发货前改收货地址，限同一个省；别人刚改过就先看',
    ...ofOrder,
    body: z.strictObject({
      /** As the order's story said: whoever changed it meanwhile is seen first. */
      shipToKey: z.string().regex(/^[A-Za-z0-9_-]{16}$/),
      recipient: text(24),
      phoneNumber,
      divisionCode: z.string().regex(/^\d{6}$/),
      detail: text(120),
      reason,
    }),
  }),
  staffOrderRemind: endpoint({
    method: 'POST',
    path: '/staff/order/:no/remind',
    summary: '提醒买家付款，一天一次',
    ...ofOrder,
    body: z.strictObject({}),
  }),
  staffParcelAsk: endpoint({
    method: 'POST',
    path: '/staff/parcel/:id/ask',
    summary: '现在向承运商问一次包裹到了哪里',
    caller: 'staff',
    roles: ['orders'],
    params: z.strictObject({ id }),
    publicIds: ['id'],
    body: z.strictObject({}),
    answer: z.strictObject({ state: z.enum(rules.order.parcelStates) }),
    perMinute: 30,
  }),
};
