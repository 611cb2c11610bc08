import type { StaffOrder } from '@jiwu/contract';
import { Button } from 'antd';
import { useKeys } from '../../ui/keys/useKeys.ts';
import type { CursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { formatTime } from '../../ui/time/formatTime.ts';
import { orderStates } from '../../ui/words/orderStates.ts';
import { KindTag } from '../parts/KindTag.tsx';
import { goodsWords } from './orderColumns.tsx';
import styles from './Orders.module.css';

interface OrderListProps {
  readonly list: CursorList<StaffOrder>;
  readonly openNo: string;
  readonly onOpen: (order: StaffOrder) => void;
  readonly onClose: () => void;
}

/** The list beside the order that is open: J and K go on. */
export function OrderList({ list, openNo, onOpen, onClose }: OrderListProps) {
  const { rows } = list;
  const at = rows.findIndex(({ no }) => no === openNo);
  const move = (by: number) => {
    const next = rows[at + by];
    if (next) onOpen(next);
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  return (
    <section className={styles['aside']} aria-label="订单列表">
      <ul>
        {rows.map((order) => (
          <li key={order.no}>
            <button type="button" aria-current={order.no === openNo ? 'true' : undefined} onClick={() => onOpen(order)}>
              <b>
                {order.no} <KindTag kind={order.kind} />
              </b>
              <b>{formatFen(order.payFen)}</b>
              <span>
                {orderStates[order.state]} {goodsWords(order).title}
              </span>
              <em>{formatTime(order.paidAt ?? order.createdAt)}</em>
            </button>
          </li>
        ))}
      </ul>
      <footer>
        已显示 {rows.length} 笔
        {list.hasMore && (
          <Button size="small" loading={list.isLoadingMore} onClick={list.loadMore}>
            再看一些
          </Button>
        )}
        <Button size="small" type="text" onClick={onClose}>
          收起 <kbd>Esc</kbd>
        </Button>
      </footer>
    </section>
  );
}
