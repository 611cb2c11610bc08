import { stateNames } from './effectWords.ts';
import type { EffectRow } from './effectOrderQueries.ts';
import styles from './StateDot.module.css';

/** A state is a square and a word. */
export function StateDot({ state }: { state: EffectRow['state'] }) {
  return (
    <span className={styles['state']} data-state={state}>
      {stateNames[state]}
    </span>
  );
}
