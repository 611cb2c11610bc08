import { useState } from 'react';
import type { ConditionGroup, ResourceState } from '../resourceState.ts';
import { withToggled } from '../resourceState.ts';
import styles from './FacetList.module.css';
import { FilterLink } from './FilterLink.tsx';

export interface FacetChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly swatch?: string | null;
}

interface FacetListProps {
  state: ResourceState;
  group: ConditionGroup;
  choices: readonly FacetChoice[];
  /** Number of choices that are shown before the rest is opened. */
  shown?: number;
}

/** Choices of which several may hold, with a box or a colour before each. */
export function FacetList({ state, group, choices, shown = 6 }: FacetListProps) {
  const [isWhole, setWhole] = useState(false);
  // Chosen values are always visible.
  const visible = isWhole
    ? choices
    : choices.filter(({ value }, order) => order < shown || state[group].includes(value));
  const hidden = choices.length - visible.length;
  return (
    <>
      <ul className={styles['list']}>
        {visible.map(({ value, label, count, swatch }) => (
          <li key={value}>
            <FilterLink
              to={withToggled(state, group, value)}
              isOn={state[group].includes(value)}
              count={count}
              keepScroll
              className={swatch ? styles['colour'] : styles['choice']}
            >
              {swatch && <i style={{ background: swatch }} />}
              {label}
            </FilterLink>
          </li>
        ))}
      </ul>
      {(hidden > 0 || isWhole) && choices.length > shown && (
        <button type="button" className={styles['rest']} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? '收起' : `展开其余 ${hidden} 个`}
        </button>
      )}
    </>
  );
}
