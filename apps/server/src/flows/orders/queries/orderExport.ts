import { type StaffOrder, staffOrderSearchEndpoints } from '@jiwu/contract';
import { fenToYuan } from '@jiwu/kernel';
import { exportKind } from '../../../modules/staff/exports/index.ts';
import type { OrderKinds } from '../../../modules/trade/orders/index.ts';
import { timeWords } from '../../staff/timeWords.ts';
import { searchStaffOrders } from './searchStaffOrders.ts';

const { staffOrderSearch } = staffOrderSearchEndpoints;

const stateWords: Readonly<Record<StaffOrder['state'], string>> = {
  awaitingPayment: '待付款',
  awaitingGroup: '待成团',
  awaitingDispatch: '待发货',
  awaitingReceipt: '待收货',
  completed: '已完成',
  closed: '已关闭',
};
const kindWords: Readonly<Record<StaffOrder['kind'], string>> = {
  normal: '普通',
  prize: '奖品',
  groupPurchase: '拼团',
  woot: '每日一抢',
  openBox: '开箱',
  dropshipping: '一件代发',
};
const dateOf = (at: string | null) => (at === null ? null : new Date(at));

/** Orders as they are filtered on their page: recipients masked, places to the district. */
export const orderExport = (kinds: OrderKinds) =>
  exportKind('orders', {
    title: '订单',
    roles: staffOrderSearch.roles,
    filters: staffOrderSearch.query.omit({ cursor: true }),
    async read({ read: db }, { filters, after, limit, now }) {
      const query = { ...filters, ...(after === null ? {} : { cursor: after }) };
      const { items, nextCursor } = await searchStaffOrders(db, { query, now, size: limit }, kinds);
      return { rows: items, next: nextCursor };
    },
    columns: [
      { heading: '订单号', kind: 'code', width: 20, of: 'no', cell: ({ no }) => no },
      { heading: '种类', kind: 'text', width: 10, of: 'no', cell: ({ kind }) => kindWords[kind] },
      { heading: '下单', kind: 'text', width: 20, of: 'no', cell: ({ createdAt }) => timeWords(dateOf(createdAt)) },
      { heading: '付款', kind: 'text', width: 20, of: 'paidAt', cell: ({ paidAt }) => timeWords(dateOf(paidAt)) },
      { heading: '商品', kind: 'text', width: 50, of: 'goods', cell: goodsOf },
      { heading: '件数', kind: 'number', width: 8, of: 'pieces', cell: piecesOf },
      { heading: '收货人', kind: 'text', width: 10, of: 'shipTo', cell: ({ shipTo }) => shipTo.recipient },
      { heading: '手机', kind: 'code', width: 14, of: 'shipTo', cell: ({ shipTo }) => shipTo.phoneNumber },
      { heading: '省', kind: 'text', width: 12, of: 'shipTo', cell: ({ shipTo }) => shipTo.province },
      { heading: '市', kind: 'text', width: 12, of: 'shipTo', cell: ({ shipTo }) => shipTo.city },
      { heading: '区县', kind: 'text', width: 12, of: 'shipTo', cell: ({ shipTo }) => shipTo.district },
      { heading: '实付（元）', kind: 'number', width: 12, of: 'payFen', cell: ({ payFen }) => fenToYuan(payFen) },
      { heading: '状态', kind: 'text', width: 10, of: 'dispatchBy', cell: ({ state }) => stateWords[state] },
      {
        heading: '应发',
        kind: 'text',
        width: 20,
        of: 'dispatchBy',
        cell: ({ dispatchBy }) => timeWords(dateOf(dispatchBy)),
      },
      { heading: '留意', kind: 'text', width: 30, of: 'care', cell: careOf },
    ],
  });

function goodsOf({ lines }: StaffOrder): string {
  return lines
    .map(({ title, skuLabel, quantity }) => `${[title, skuLabel].filter(Boolean).join(' ')} × ${quantity}`)
    .join('；');
}

function piecesOf({ lines }: StaffOrder): string {
  return String(lines.reduce((sum, { quantity }) => sum + quantity, 0));
}

/** What whoever sends it has to know, as the page says it. */
function careOf({ hold, hasOpenAfterSale, remindedAt, noteCount, sender }: StaffOrder): string {
  return [
    ...(hold ? [hold.reason] : []),
    ...(hasOpenAfterSale ? ['有未结售后'] : []),
    ...(remindedAt === null ? [] : ['催过']),
    ...(noteCount > 0 ? ['有备注'] : []),
    ...(sender ? [`寄件：${sender.name}`] : []),
  ].join('；');
}
