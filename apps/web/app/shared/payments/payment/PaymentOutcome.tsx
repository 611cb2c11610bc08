import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './PaymentOutcome.module.css';

interface PaymentOutcomeProps {
  isPaid: boolean;
  title: string;
  /** The meaning of the result, in paragraphs. */
  children: ReactNode;
  /** The one thing to do next. */
  action: { label: string; onPress: () => void };
}

/** The result of a payment. */
export function PaymentOutcome({ isPaid, title, children, action }: PaymentOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  // The focused element is gone; the keyboard goes on from the one button.
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
