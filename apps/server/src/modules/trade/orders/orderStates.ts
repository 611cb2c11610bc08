import type { rules } from '@jiwu/contract';

export type OrderState = (typeof rules.order.states)[number];

interface Step {
  readonly from: OrderState | null;
  readonly to: OrderState;
}

/**
 * The machine. A change that is not here cannot happen: `changeState` takes its name, and the table of steps in the database
 * says the same.
 */
export const orderSteps = {
  /** 提交订单 */
  create: { from: null, to: 'awaitingPayment' },
  /** 付款 */
  pay: { from: 'awaitingPayment', to: 'awaitingDispatch' },
  /** 付款, of a kind that waits for others */
  payIntoGroup: { from: 'awaitingPayment', to: 'awaitingGroup' },
  /** 取消, or not paid in time */
  close: { from: 'awaitingPayment', to: 'closed' },
  /** 成团 */
  fillGroup: { from: 'awaitingGroup', to: 'awaitingDispatch' },
  /** 未成团 */
  failGroup: { from: 'awaitingGroup', to: 'closed' },
  /** Every piece that is still wanted has left the house */
  dispatch: { from: 'awaitingDispatch', to: 'awaitingReceipt' },
  /** Every piece was refunded before it left */
  refundUnsent: { from: 'awaitingDispatch', to: 'closed' },
  /** 确认收货, or by itself */
  receive: { from: 'awaitingReceipt', to: 'completed' },
  /** Every piece was refunded on its way or at the door */
  refundSent: { from: 'awaitingReceipt', to: 'closed' },
} as const satisfies Record<string, Step>;

export type OrderStep = keyof typeof orderSteps;
