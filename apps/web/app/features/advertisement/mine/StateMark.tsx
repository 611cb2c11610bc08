import { rules } from '@jiwu/contract/rules';
import type { Booking } from '../adQueries.ts';
import styles from './StateMark.module.css';

/** A state is a square and a word. */
export function StateMark({ state }: Pick<Booking, 'state'>) {
  return (
    <span className={styles['state']} data-state={state}>
      {rules.advertisement.stateNames[state]}
    </span>
  );
}
