import type { ReactNode } from 'react';
import type { OrderSection } from '../../shared/orders/sections/orderSections.ts';
import { QueryProvider } from '../../ui/query/QueryProvider.tsx';
import { useLastUser } from '../../session/useLastUser.ts';
import styles from './CheckoutPage.module.css';
import { type CheckoutStep, CheckoutSteps } from './CheckoutSteps.tsx';

interface CheckoutPageProps {
  step: CheckoutStep;
  section: OrderSection;
  children: ReactNode;
}

/**
 * The common frame of the three checkout pages. Keyed by user: another tab may log in as someone else, who must not see this
 * user's data.
 */
export function CheckoutPage({ step, section, children }: CheckoutPageProps) {
  return (
    <QueryProvider key={useLastUser()}>
      <div className={styles['page']}>
        <CheckoutSteps step={step} section={section} />
        {children}
      </div>
    </QueryProvider>
  );
}
