import type { StaffOrder } from '@jiwu/contract';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../session/access.ts';
import { NoneSoFar } from '../../ui/list/NoneSoFar.tsx';
import type { CursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Thumb } from '../../ui/picture/Thumb.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { orderStates } from '../../ui/words/orderStates.ts';
import { Deadline } from '../../ui/time/Deadline.tsx';
import { KindTag } from '../parts/KindTag.tsx';
import { DispatchForm } from './acts/DispatchForm.tsx';
import { Care, goodsWords, piecesOf } from './orderColumns.tsx';
import styles from './Orders.module.css';

interface OrderCardsProps {
  readonly list: CursorList<StaffOrder>;
  readonly views: ReactNode;
  readonly onOpen: (order: StaffOrder) => void;
}

/** Orders on a phone: one under the other, each sent where it stands. */
export function OrderCards({ list, views, onOpen }: OrderCardsProps) {
  const may = useMay();
  const [sending, setSending] = useState<string | null>(null);
  if (list.isFailed) return <LoadFailed what="订单" onRetry={list.retry} />;
  const isEmpty = !list.isLoading && list.rows.length === 0;
  return (
    <>
      {views}
      {isEmpty && list.hasMore && <NoneSoFar list={list} />}
      {isEmpty && !list.hasMore && <StateMessage icon="tick" title="这个视图里没有订单" />}
      <ul className={styles['cards']}>
        {list.rows.map((order) => {
          const { title, more } = goodsWords(order);
          const maySend = may('staffOrderDispatch') && order.state === 'awaitingDispatch';
          return (
            <li key={order.no} data-open={sending === order.no || undefined}>
              <header>
                <b>{order.no}</b> <KindTag kind={order.kind} />
                <span>{order.dispatchBy ? <Deadline at={order.dispatchBy} /> : orderStates[order.state]}</span>
              </header>
              <div className={styles['goods']}>
                <Thumb picture={order.lines[0]?.picture ?? null} size={44} />
                <p>
                  {title}
                  <span>{more}</span>
                </p>
                <em>{piecesOf(order)} 件</em>
              </div>
              <p className={styles['where']}>
                {order.shipTo.recipient}，{order.shipTo.province} {order.shipTo.city} <Care order={order} />
                <em>实付 {formatFen(order.payFen)}</em>
              </p>
              {sending === order.no ? (
                <DispatchForm order={order} onDone={() => setSending(null)} />
              ) : (
                <div className={styles['two-buttons']}>
                  <Button onClick={() => onOpen(order)}>{order.hold ? '看原因' : '详情'}</Button>
                  {maySend && (
                    <Button type="primary" ghost disabled={order.hold !== null} onClick={() => setSending(order.no)}>
                      {order.hold ? '不能发' : '发货'}
                    </Button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {list.hasMore && !isEmpty && (
        <Button block size="large" loading={list.isLoadingMore} onClick={list.loadMore}>
          再看一些
        </Button>
      )}
    </>
  );
}
