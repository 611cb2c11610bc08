import { formatCount } from '../../format/formatCount.ts';
import styles from './Movements.module.css';

export interface Movement {
  readonly id: string;
  readonly title: string;
  /** The date, and details in small type. */
  readonly note: string;
  readonly change: number;
}

interface MovementsProps {
  items: readonly Movement[];
}

/** Gains and losses, newest first. */
export function Movements({ items }: MovementsProps) {
  return (
    <ul className={styles['list']}>
      {items.map(({ id, title, note, change }) => (
        <li key={id}>
          <div>
            <b>{title}</b>
            <span>{note}</span>
          </div>
          <em data-in={change > 0}>{signedCount(change)}</em>
        </li>
      ))}
    </ul>
  );
}

/** 1006 → +1,006, −200 with the sign that is as wide as a digit. */
function signedCount(count: number): string {
  return `${count < 0 ? '−' : '+'}${formatCount(Math.abs(count))}`;
}
