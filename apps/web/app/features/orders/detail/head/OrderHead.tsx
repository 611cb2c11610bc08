import { supportPathFor } from '../../../../shared/support/supportPath.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { KindChip } from '../../../../shared/orders/kinds/KindChip.tsx';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { lookOfFirst, type ShownAction } from '../../actions/useOrderActions.tsx';
import type { Order } from '../../orderQueries.ts';
import { stateWords } from '../../orderWords.ts';
import { Steps } from '../../Steps.tsx';
import { clockWords } from '../../timeWords.ts';
import { isRefundOnItsWay } from '../isRefundOnItsWay.ts';
import { isRefundedWhole } from './isRefundedWhole.ts';
import { nextWords } from './nextWords.ts';
import styles from './OrderHead.module.css';
import { orderSteps } from './orderSteps.ts';

interface OrderHeadProps {
  order: Order;
  actions: readonly ShownAction[];
  /** To pay it; 0 when it is not waiting for that. */
  secondsLeft: number;
}

/** The order's state, the next step, and the actions. */
export function OrderHead({ order, actions, secondsLeft }: OrderHeadProps) {
  const { next, until } = nextWords(order);
  const [first, ...rest] = actions;
  return (
    <section className={styles['head']} aria-label="订单进度">
      <div className={styles['words']}>
        <h1 aria-live="polite">
          {headWords(order)}
          <KindChip order={order} />
        </h1>
        {secondsLeft > 0 && (
          <p className={styles['clock']}>
            剩{' '}
            <b role="timer" aria-label={`剩余 ${Math.ceil(secondsLeft / 60)} 分钟`}>
              {clockWords(secondsLeft)}
            </b>{' '}
            付款
          </p>
        )}
        <p>{next}</p>
        {until !== '' && <small>{until}</small>}
      </div>
      <div className={styles['actions']}>
        <ActionButton to={supportPathFor('order', order.id)}>
          <Icon name="chat" size={16} />
          联系客服
        </ActionButton>
        <ActionButton onPress={() => window.print()}>
          <Icon name="document" size={16} />
          打印
        </ActionButton>
        {rest.toReversed().map(({ name, label, ...how }) => (
          <ActionButton key={name} {...how}>
            {label}
          </ActionButton>
        ))}
        {first && (
          <ActionButton look={lookOfFirst(first)} {...pressOf(first)}>
            {first.label}
          </ActionButton>
        )}
      </div>
      <Steps steps={orderSteps(order)} />
    </section>
  );
}

function headWords(order: Order): string {
  if (!isRefundedWhole(order)) return stateWords[order.state];
  if (isRefundOnItsWay(order.afterSales)) return '正在退款';
  return order.refundedFen === order.payFen ? '已全额退款' : '商品已全额退款';
}

function pressOf({ to, onPress, busy, isDone }: ShownAction) {
  return { to, onPress, busy, isDone };
}
