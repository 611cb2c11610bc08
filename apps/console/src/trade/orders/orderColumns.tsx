import type { ExportColumnName, StaffOrder } from '@jiwu/contract';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { ListColumn } from '../../ui/list/ListTable.tsx';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Thumb } from '../../ui/picture/Thumb.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { orderStates } from '../../ui/words/orderStates.ts';
import { Deadline } from '../../ui/time/Deadline.tsx';
import { KindTag } from '../parts/KindTag.tsx';
import { OrderLink } from './OrderLink.tsx';
import styles from './Orders.module.css';

export function piecesOf({ lines }: StaffOrder): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The first line in words, and how many others there are. */
export function goodsWords({ lines }: StaffOrder): { title: string; more: string } {
  const [first, ...others] = lines;
  const rest = others.length > 0 ? [`等 ${lines.length} 种`] : [];
  return { title: first?.title ?? '', more: [...(first?.skuLabel ? [first.skuLabel] : []), ...rest].join('，') };
}

export const orderColumns: readonly (ListColumn<StaffOrder> & { readonly key: ExportColumnName<'orders'> })[] = [
  {
    title: '订单',
    key: 'no',
    render: (_, order) => (
      <span className={styles['number']}>
        <OrderLink no={order.no} /> <KindTag kind={order.kind} />
      </span>
    ),
  },
  { title: '付款', key: 'paidAt', render: (_, { paidAt }) => (paidAt ? formatTime(paidAt) : '') },
  {
    title: '商品',
    key: 'goods',
    render: (_, order) => {
      const { title, more } = goodsWords(order);
      return (
        <div className={styles['goods']}>
          <Thumb picture={order.lines[0]?.picture ?? null} />
          <p>
            {title}
            <span>{more}</span>
          </p>
        </div>
      );
    },
  },
  { title: '件', key: 'pieces', align: 'right', render: (_, order) => piecesOf(order) },
  {
    title: '收货',
    key: 'shipTo',
    render: (_, { shipTo }) => (
      <p className={styles['two']}>
        {shipTo.recipient}
        <span>
          {shipTo.province} {shipTo.city}
        </span>
      </p>
    ),
  },
  { title: '实付（元）', key: 'payFen', align: 'right', render: (_, { payFen }) => <b>{formatFen(payFen)}</b> },
  {
    title: '应发',
    key: 'dispatchBy',
    render: (_, { dispatchBy, state }) => (dispatchBy ? <Deadline at={dispatchBy} /> : orderStates[state]),
  },
  { title: '留意', key: 'care', render: (_, order) => <Care order={order} /> },
];

/** What whoever sends it has to know. */
export function Care({ order }: { order: StaffOrder }) {
  const { hold, hasOpenAfterSale, remindedAt, noteCount, sender } = order;
  return (
    <span className={styles['care']}>
      {hold && (
        <b>
          <Icon name="lock" size={12} /> {hold.reason}
        </b>
      )}
      {hasOpenAfterSale && (
        <b>
          <Icon name="lock" size={12} /> 有未结售后
        </b>
      )}
      {remindedAt && <span>催过</span>}
      {noteCount > 0 && <span>有备注</span>}
      {sender && <span>寄件：{sender.name}</span>}
    </span>
  );
}
