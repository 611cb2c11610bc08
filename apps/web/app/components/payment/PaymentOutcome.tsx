import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './PaymentOutcome.module.css';

interface PaymentOutcomeProps {
  isPaid: boolean;
  title: string;
  /** What that means, in paragraphs. */
  children: ReactNode;
  /** The one thing to do next. */
  action: { label: string; onPress: () => void };
}

/** How a payment ended. */
export function PaymentOutcome({ isPaid, title, children, action }: PaymentOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  // What had the focus is gone; the keyboard goes on from the one button.
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div className={styles['outcome']} ref={box}>
      <Icon name={isPaid ? 'tick' : 'info'} size={40} className={styles[isPaid ? 'good' : 'plain']} />
      <div role="status">
        <h3>{title}</h3>
        {children}
      </div>
      <Button look="filled" onClick={action.onPress}>
        {action.label}
      </Button>
    </div>
  );
}
