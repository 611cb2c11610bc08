import type { ReactNode } from 'react';
import { QueryProvider } from '../../components/query/QueryProvider.tsx';
import { useLastUser } from '../../session/useLastUser.ts';
import styles from './CheckoutPage.module.css';
import { type CheckoutStep, CheckoutSteps } from './CheckoutSteps.tsx';

interface CheckoutPageProps {
  step: CheckoutStep;
  children: ReactNode;
}

/** What the three pages of buying share. Another tab may log in as someone else: what was asked for one is not shown to another. */
export function CheckoutPage({ step, children }: CheckoutPageProps) {
  return (
    <QueryProvider key={useLastUser()}>
      <div className={styles['page']}>
        <CheckoutSteps step={step} />
        {children}
      </div>
    </QueryProvider>
  );
}
