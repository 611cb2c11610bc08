import dayjs from 'dayjs';
import { formatCount } from '../../../../format/formatCount.ts';
import { formatFen } from '../../../../format/formatFen.ts';
import { kindView } from '../../../../shared/orders/kinds/orderKinds.ts';
import type { Order } from '../../orderQueries.ts';
import { paidWithWords, parcelWords } from '../../orderWords.ts';
import { trackingWords } from '../../../../shared/orders/trackingWords.ts';
import { dayMinute, leftWords, monthDay } from '../../timeWords.ts';
import { earnedWords } from './earnedWords.ts';
import { isRefundOnItsWay } from '../isRefundOnItsWay.ts';
import { isRefundedWhole } from './isRefundedWhole.ts';

interface NextWords {
  /** The next event. */
  readonly next: string;
  /** By when, in smaller type. */
  readonly until: string;
}

const words: Readonly<Record<Order['state'], (order: Order) => NextWords>> = {
  awaitingPayment: () => ({ next: '付款之后仓库开始准备。过时没有付款，订单自动关闭，券与积分退回。', until: '' }),
  awaitingGroup: () => ({ next: '人数凑齐后发货；到时没有凑齐，自动全额退款。', until: '' }),
  awaitingDispatch: (order) => ({ next: dispatchWords(order), until: deliveryTime(order) }),
  awaitingReceipt: (order) => ({ next: parcelsWords(order.parcels), until: onTheWayWords(order) }),
  completed: (order) => ({ next: completedWords(order), until: deadlineWords(order) }),
  closed: (order) => ({ next: closedWords(order), until: order.history.at(-1)?.reason ?? '' }),
};

/** The next event of an order and its deadline. An unpaid order also has a countdown. */
export function nextWords(order: Order): NextWords {
  return words[order.state](order);
}

function dispatchWords(order: Order): string {
  const { lines, parcels } = order;
  const left = lines.reduce((sum, line) => sum + line.quantity - line.sentQuantity - line.refundedQuantity, 0);
  return parcels.length === 0
    ? `${kindView(order).ready}，仓库正在准备。`
    : `已发出 ${formatCount(parcels.length)} 个包裹，还有 ${formatCount(left)} 件正在准备。`;
}

function closedWords(order: Order): string {
  const { closed } = kindView(order);
  if (closed !== null) return closed;
  return order.refundedFen > 0 ? refundedWords(order) : '没有付款，用到的库存、券与积分都已退回。';
}

/** When it comes, as the buyer was told while confirming. A day that is over helps nobody. */
function deliveryTime({ delivery, now }: Order): string {
  switch (delivery.kind) {
    case 'timed':
      return `约定 ${monthDay(delivery.day)} ${delivery.slot.replace('-', ':00–')}:00 送到`;
    case 'standard':
      return delivery.arrivesOn === null || dayjs(now).isAfter(delivery.arrivesOn, 'day')
        ? ''
        : `预计 ${monthDay(delivery.arrivesOn)}送达`;
  }
}

function parcelsWords(parcels: Order['parcels']): string {
  const out = parcels.filter(({ direction }) => direction === 'out');
  const [only, second] = out;
  if (only && !second) return `包裹${parcelWord(only)}。`;
  return `${formatCount(out.length)} 个包裹都已发出：${out.map(({ no, state }) => `包裹 ${no} ${parcelWords[state]}`).join('，')}。`;
}

/** The parcel's state and its last tracking event, unless both say the same. */
function parcelWord({ state, events }: Order['parcels'][number]): string {
  const heard = trackingWords(events[0]?.description ?? '').replace(/。$/, '');
  if (heard === '') return parcelWords[state];
  return heard.startsWith(parcelWords[state]) ? heard : `${parcelWords[state]}：${heard}`;
}

/** Until everything is there, the day of arrival too. */
function onTheWayWords(order: Order): string {
  const isThere = order.parcels.every(({ state }) => state === 'delivered');
  return [isThere ? '' : deliveryTime(order), receiveWords(order)].filter((part) => part !== '').join('；');
}

function receiveWords({ receiveBy, now }: Order): string {
  if (receiveBy === null) return '';
  const seconds = (Date.parse(receiveBy) - Date.parse(now)) / 1000;
  return `${dayMinute(receiveBy)} 自动确认收货${seconds > 0 ? `，还剩 ${leftWords(seconds)}` : ''}`;
}

function completedWords(order: Order): string {
  const { earns } = order;
  const { completed } = kindView(order);
  if (completed !== null) return completed;
  if (isRefundedWhole(order)) return refundedWords(order);
  if (!earns.isDone || earns.integral === 0) return '已经收货，感谢您的购买。';
  return `已经收货，${earnedWords(earns)}。`;
}

function refundedWords({ refundedFen, payFen, payment, afterSales }: Order): string {
  const where = payment ? paidWithWords(payment.gateway) : '';
  const kept = payFen > refundedFen ? `，运费 ${formatFen(payFen - refundedFen)} 不退` : '';
  return `${formatFen(refundedFen)} ${isRefundOnItsWay(afterSales) ? '正在' : '已'}退回${where}${kept}。`;
}

/** Deadlines of the actions that are still possible. */
function deadlineWords({ returnBy, reviewBy, actions }: Order): string {
  return [
    returnBy && actions.includes('afterSale') ? `${monthDay(returnBy)}前可以申请售后` : null,
    reviewBy && actions.includes('review') ? `${monthDay(reviewBy)}前可以评价` : null,
  ]
    .filter((part) => part !== null)
    .join('，');
}
