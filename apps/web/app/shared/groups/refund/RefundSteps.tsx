import type { GroupRefund } from '../Group.ts';
import { refundSteps } from './refundSteps.ts';
import styles from './RefundSteps.module.css';

interface RefundStepsProps {
  /** Null: it has not begun. */
  refund: GroupRefund | null;
  now: string;
}

/** Where the refund is. */
export function RefundSteps({ refund, now }: RefundStepsProps) {
  return (
    <ol className={styles['steps']} aria-label="退款进度">
      {refundSteps(refund, now).map(({ title, note, isDone }) => (
        <li key={title} data-done={isDone}>
          <b>{title}</b>
          <span>{note}</span>
        </li>
      ))}
    </ol>
  );
}
