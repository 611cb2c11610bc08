import { Fragment } from 'react';
import type { OrderSection } from '../../shared/orders/sections/orderSections.ts';
import styles from './CheckoutSteps.module.css';

export type CheckoutStep = 'confirm' | 'pay' | 'completed';

/** The present step of checkout. On phones the bar at the top says it. */
export function CheckoutSteps({ step, section }: { step: CheckoutStep; section: OrderSection }) {
  const steps = [
    { key: 'choose', label: section.steps.choose },
    { key: 'confirm', label: section.steps.confirm },
    { key: 'pay', label: '支付' },
    { key: 'completed', label: '完成' },
  ];
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
