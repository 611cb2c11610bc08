import { ActionButton } from '../actions/ActionButton.tsx';
import { orderAddress } from '../actions/orderAddress.ts';
import { useOrderActions } from '../actions/useOrderActions.tsx';
import type { ListedOrder } from '../orderQueries.ts';
import styles from './CardActions.module.css';

/** More actions belong on the order's own page; a completed order, without urgent ones, shows three. */
const atMost = (state: ListedOrder['state']) => (state === 'completed' ? 3 : 2);

/** The likeliest things to do; the first stands out, and only paying is filled. */
export function CardActions({ order }: { order: ListedOrder }) {
  const { actions, extras } = useOrderActions(order);
  const looks = [
    ...(order.openAfterSales > 0
      ? [{ name: 'afterSales', label: '看售后', to: `${orderAddress(order)}#afterSales` } as const]
      : []),
    ...(order.state === 'awaitingReceipt'
      ? [{ name: 'parcels', label: '看物流', to: `${orderAddress(order)}#parcels` } as const]
      : []),
  ];
  const [first, ...rest] = actions;
  const shown = [...(first ? [first] : []), ...looks, ...rest].slice(0, atMost(order.state));
  return (
    <div className={styles['actions']}>
      {shown.map(({ name, label, ...how }, order) => (
        <ActionButton key={name} look={name === 'pay' ? 'filled' : order === 0 ? 'outlined' : 'plain'} {...how}>
          {label}
        </ActionButton>
      ))}
      {extras}
    </div>
  );
}
