import type { Answer, Contract } from '@jiwu/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCount } from '../../../format/formatCount.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { Icon, type IconName } from '../../../ui/icon/Icon.tsx';
import styles from './OrderStates.module.css';

type Counts = Answer<Contract['orderList']>['counts'];

const states: readonly { state: Exclude<keyof Counts, 'all'>; label: string; icon: IconName }[] = [
  { state: 'awaitingPayment', label: '待付款', icon: 'wallet' },
  { state: 'awaitingDispatch', label: '待发货', icon: 'box' },
  { state: 'awaitingReceipt', label: '待收货', icon: 'truck' },
  { state: 'toReview', label: '待评价', icon: 'pencil' },
  { state: 'afterSale', label: '退款售后', icon: 'undo' },
];

/** The user's orders by state. The links stand even without the counts, which may fail to load. */
export function OrderStates() {
  const { data: counts } = useQuery({
    queryKey: ['orders', 'counts'],
    queryFn: ({ signal }) => apiClient.call('orderList', { query: {} }, { silent: true, signal }),
    select: (page) => page.counts,
  });
  return (
    <section className={styles['orders']} aria-labelledby="order-states">
      <div className={styles['head']}>
        <h2 id="order-states">我的订单</h2>
        <Link to="/order/mine" prefetch="intent">
          全部订单
        </Link>
      </div>
      <ul>
        {states.map(({ state, label, icon }) => (
          <li key={state}>
            <Link to={`/order/mine?state=${state}`} prefetch="intent">
              <Icon name={icon} size={24} />
              {label}
              {counts !== undefined && counts[state] > 0 && <em>{formatCount(counts[state])}</em>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
