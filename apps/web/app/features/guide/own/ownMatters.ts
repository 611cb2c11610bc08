import type { Answer, Contract } from '@jiwu/contract';
import { formatFen } from '../../../format/formatFen.ts';
import { trackingWords } from '../../../shared/orders/trackingWords.ts';
import type { IconName } from '../../../ui/icon/Icon.tsx';

type Row = Answer<Contract['orderList']>['items'][number];
export type OwnOrder = Pick<Row, 'id' | 'state' | 'payFen' | 'payBy' | 'pieces' | 'note' | 'openAfterSales' | 'lines'>;

/** One row of what a reader may have come for. */
export interface Matter {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly to: string };
  readonly look:
    | { readonly kind: 'picture'; readonly fileId: string; readonly placeholder: string }
    | { readonly kind: 'icon'; readonly icon: IconName };
}

/** What an order may need of its buyer, or they may wait for; the most urgent first. */
export const concerns = ['payment', 'afterSale', 'receipt', 'dispatch'] as const;
export type Concern = (typeof concerns)[number];

interface Concerning {
  readonly holdsFor: (order: OwnOrder) => boolean;
  readonly tell: (order: OwnOrder, now: string) => Pick<Matter, 'title' | 'text' | 'action'>;
}

const told: Readonly<Record<Concern, Concerning>> = {
  payment: {
    holdsFor: ({ state }) => state === 'awaitingPayment',
    tell: (order, now) => ({
      title: `待付款 ${formatFen(order.payFen)}`,
      text: `${goodsOf(order)}，${closesIn(order.payBy, now)}`,
      action: { label: '去支付', to: `/order/pay?id=${order.id}` },
    }),
  },
  afterSale: {
    holdsFor: ({ openAfterSales }) => openAfterSales > 0,
    tell: (order) => ({ title: '退款与售后', text: `${goodsOf(order)}，正在处理`, action: toDetail(order, '看进度') }),
  },
  receipt: {
    holdsFor: ({ state }) => state === 'awaitingReceipt',
    tell: (order) => ({ title: '待收货', text: heardOf(order), action: toDetail(order, '看物流') }),
  },
  dispatch: {
    holdsFor: ({ state }) => state === 'awaitingDispatch',
    tell: (order) => ({ title: '待发货', text: goodsOf(order), action: toDetail(order, '看订单') }),
  },
};

/** The newest order of which it holds. */
export function matterOf(concern: Concern, orders: readonly OwnOrder[], now: string): Matter | null {
  const order = orders.find(told[concern].holdsFor);
  return order ? { look: lookOf(order), ...told[concern].tell(order, now) } : null;
}

/** What most people come for, for who has no order that needs them. */
const usual: readonly Matter[] = [
  {
    title: '看包裹走到哪里',
    text: '每个包裹的运单号和进度都在订单里',
    action: { label: '看物流', to: '/order/mine?state=awaitingReceipt' },
    look: { kind: 'icon', icon: 'truck' },
  },
  {
    title: '申请退款或退货',
    text: '提交之前先看到会退多少',
    action: { label: '去申请', to: '/order/mine' },
    look: { kind: 'icon', icon: 'undo' },
  },
  {
    title: '补开发票',
    text: '打开订单就能申请',
    action: { label: '去申请', to: '/order/mine?state=completed' },
    look: { kind: 'icon', icon: 'document' },
  },
];

/** As many rows for everyone, so that nothing moves when the reader's own come in. */
export function ownMatters(orders: readonly OwnOrder[], now: string): Matter[] {
  const own = concerns.flatMap((concern) => matterOf(concern, orders, now) ?? []);
  return [...own, ...usual].slice(0, usual.length);
}

function toDetail({ id }: OwnOrder, label: string): Matter['action'] {
  return { label, to: `/order/detail?id=${id}` };
}

function lookOf({ lines }: OwnOrder): Matter['look'] {
  const picture = lines[0]?.picture;
  return picture
    ? { kind: 'picture', fileId: picture.fileId, placeholder: picture.placeholder }
    : { kind: 'icon', icon: 'box' };
}

/** What the carrier said last, else what is on its way. */
function heardOf(order: OwnOrder): string {
  return order.note === null ? goodsOf(order) : trackingWords(order.note);
}

/** 白蜡木餐椅等 2 件 */
function goodsOf({ lines, pieces }: OwnOrder): string {
  return `${lines[0]?.title ?? '商品'}${pieces > 1 ? `等 ${pieces} 件` : ''}`;
}

function closesIn(payBy: string, now: string): string {
  const minutes = Math.ceil((Date.parse(payBy) - Date.parse(now)) / 60_000);
  return minutes > 0 ? `${minutes} 分钟后关闭` : '马上关闭';
}
