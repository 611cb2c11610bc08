import { Fragment } from 'react';
import styles from './CheckoutSteps.module.css';

export type CheckoutStep = 'confirm' | 'pay' | 'completed';

const steps = [
  { key: 'cart', label: '购物车' },
  { key: 'confirm', label: '确认订单' },
  { key: 'pay', label: '支付' },
  { key: 'completed', label: '完成' },
] as const;

/** The present step of checkout. On phones the bar at the top says it. */
export function CheckoutSteps({ step }: { step: CheckoutStep }) {
  const here = steps.findIndex(({ key }) => key === step);
  return (
    <div className={styles['steps']}>
      {steps.map(({ key, label }, order) => (
        <Fragment key={key}>
          {order > 0 && <i aria-hidden="true" />}
          {order === here ? <h1>{label}</h1> : <span data-done={order < here}>{label}</span>}
        </Fragment>
      ))}
    </div>
  );
}
