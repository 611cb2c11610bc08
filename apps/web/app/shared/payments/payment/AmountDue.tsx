import dayjs from 'dayjs';
import { Price } from '../../../ui/price/Price.tsx';
import { clockWords } from '../../../ui/time/clockWords.ts';
import styles from './AmountDue.module.css';

interface AmountDueProps {
  amountFen: number;
  /** Null while it is not known. */
  deadlineMs: number | null;
  secondsLeft: number;
}

/** The amount and the deadline. */
export function AmountDue({ amountFen, deadlineMs, secondsLeft }: AmountDueProps) {
  return (
    <div className={styles['sum']}>
      <p>
        <span>应付</span>
        <Price fen={amountFen} size="large" />
      </p>
      {deadlineMs !== null && (
        <p role="timer">
          <span>请在 {dayjs(deadlineMs).format('HH:mm')} 前付款</span>
          <b>{clockWords(secondsLeft)}</b>
        </p>
      )}
    </div>
  );
}
