import type { Business } from '../businessQueries.ts';
import { stateNames } from '../stateNames.ts';
import styles from './StateMark.module.css';

/** A state is a square and a word. */
export function StateMark({ state }: Pick<Business, 'state'>) {
  return (
    <span className={styles['state']} data-state={state}>
      {stateNames[state]}
    </span>
  );
}
