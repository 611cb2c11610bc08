import type { StaffOrderStory, StaffRole } from '@jiwu/contract';
import type { Order, OrderState } from '../../../modules/trade/orders/index.ts';

type Action = StaffOrderStory['actions'][number];
type Name = Action['name'];

interface Facts {
  readonly order: Pick<Order, 'state' | 'paidAt' | 'payBy'>;
  readonly roles: readonly StaffRole[];
  /** Whether it is paid and closed by itself, and its buyer told of it. */
  readonly isPaidAlone: boolean;
  readonly tellsBuyer: boolean;
  readonly mayBeReturned: boolean;
  readonly pieces: { readonly sent: number; readonly unsent: number };
  readonly isHeld: boolean;
  /** A refund of what has not been sent waits for a second person. */
  readonly isRefundAsked: boolean;
  /** Parcels that the carrier may have something new to say of. */
  readonly onTheWay: number;
  readonly invoice: 'requested' | 'issued' | 'cancelled' | null;
  readonly now: Date;
}

const stands: Readonly<Record<OrderState, string>> = {
  awaitingPayment: '还没有付款',
  awaitingGroup: '还没成团',
  awaitingDispatch: '等待发货',
  awaitingReceipt: '已经全部发出',
  completed: '订单已完成',
  closed: '订单已关闭',
};

const unsentStates: ReadonlySet<OrderState> = new Set(['awaitingPayment', 'awaitingGroup', 'awaitingDispatch']);

/** The first reason against it; null: nothing speaks against it. */
type Against = (facts: Facts) => string | null;

const onlyOrders: Against = ({ roles }) =>
  roles.includes('admin') || roles.includes('orders') ? null : '订单客服才能做';
const onlyFinance: Against = ({ roles }) =>
  roles.includes('admin') || roles.includes('finance') ? null : '财务才能做';
const inState =
  (...states: readonly OrderState[]): Against =>
  ({ order }) =>
    states.includes(order.state) ? null : stands[order.state];
const never =
  (reason: string): Against =>
  () =>
    reason;

const rulesOf: Readonly<Record<Name, { readonly hint: string; readonly against: readonly Against[] }>> = {
  dispatch: {
    hint: '全部剩余商品，或分几个包裹',
    against: [
      onlyOrders,
      inState('awaitingDispatch'),
      ({ isHeld }) => (isHeld ? '暂不发货，先处理留意的事' : null),
      ({ pieces }) => (pieces.unsent > 0 ? null : '没有还要发的商品'),
    ],
  },
  changeAddress: {
    hint: '发货前可以改，只能在同一个省内',
    against: [
      onlyOrders,
      ({ order }) => (unsentStates.has(order.state) ? null : `${stands[order.state]}，可让承运商改派`),
      ({ pieces }) => (pieces.sent > 0 ? '已有包裹发出，可让承运商改派' : null),
      ({ isPaidAlone }) => (isPaidAlone ? null : '代发订单的地址由商户填写，请商户取消后重发'),
    ],
  },
  hold: {
    hint: '写明原因，处理完再放行',
    against: [
      onlyOrders,
      inState('awaitingDispatch', 'awaitingGroup'),
      ({ isHeld }) => (isHeld ? '已经暂不发货' : null),
    ],
  },
  release: { hint: '可以发货了', against: [onlyOrders, ({ isHeld }) => (isHeld ? null : '没有暂不发货')] },
  remindPayment: {
    hint: '站内消息，每天一次',
    against: [
      onlyOrders,
      ({ order }) => (order.state === 'awaitingPayment' ? null : '只提醒没有付款的订单'),
      ({ isPaidAlone, tellsBuyer }) => (isPaidAlone && tellsBuyer ? null : '整批付款的订单不单独提醒'),
      ({ order, now }) => (now < order.payBy ? null : '付款时间已过，马上自动关闭'),
    ],
  },
  askCarrier: { hint: '现在问一次', against: [onlyOrders, ({ onTheWay }) => (onTheWay > 0 ? null : '没有在途的包裹')] },
  refund: {
    hint: '没发出的部分原路退回；超过 ¥2,000 先交给另一位同事批准',
    against: [
      onlyOrders,
      ({ order }) =>
        order.state === 'awaitingDispatch'
          ? null
          : order.state === 'awaitingReceipt' || order.state === 'completed'
            ? '已经发出，请买家申请售后'
            : stands[order.state],
      ({ pieces }) => (pieces.unsent > 0 ? null : '没有还没发出的商品'),
      ({ mayBeReturned }) => (mayBeReturned ? null : '这种订单不能退'),
      ({ isRefundAsked }) => (isRefundAsked ? '已交给另一位同事批准；先发货的话，这个申请作废' : null),
    ],
  },
  issueInvoice: {
    hint: '登记已开的发票号码',
    against: [
      onlyFinance,
      ({ invoice }) =>
        invoice === null
          ? '买家没有申请发票'
          : invoice === 'issued'
            ? '已经登记过'
            : invoice === 'cancelled'
              ? '申请已取消'
              : null,
      ({ order }) => (order.paidAt && order.state !== 'closed' ? null : stands[order.state]),
    ],
  },
  close: { hint: '', against: [never('没付款的订单由买家关闭，或到时自动关闭；付过款的只能退款')] },
  receive: { hint: '', against: [never('只有买家能确认，或到期自动确认')] },
};

/** What staff may do about an order now, each with why, or why not. The use cases refuse everything else by themselves. */
export function staffActions(facts: Facts): Action[] {
  return Object.entries(rulesOf).map(([name, { hint, against }]) => {
    const reason = against.map((rule) => rule(facts)).find((one) => one !== null);
    return { name: name as Name, allowed: reason === undefined, reason: reason ?? hint };
  });
}
