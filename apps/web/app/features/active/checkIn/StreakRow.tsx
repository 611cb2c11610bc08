import { rules } from '@jiwu/contract/rules';
import type { CheckInMonth } from '../ActiveData.ts';
import styles from './StreakRow.module.css';

/** The integral of each day in a row, with today marked. */
export function StreakRow({ month }: { month: CheckInMonth }) {
  const { streak, isCheckedIn } = month;
  const today = Math.min(isCheckedIn ? streak : streak + 1, rules.checkIn.length);
  return (
    <ol className={styles['row']} aria-label="连续签到积分">
      {rules.checkIn.map((integral, at) => (
        <li
          key={integral}
          data-at={at + 1 === today ? 'today' : at + 1 < today ? 'done' : 'coming'}
          aria-current={at + 1 === today ? 'step' : undefined}
        >
          <b>+{integral}</b>
          <span>{at + 1} 天</span>
        </li>
      ))}
    </ol>
  );
}
