import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import type { Condition } from '../conditions.ts';
import { addressFor, type ResourceState, withoutConditions } from '../resourceState.ts';
import styles from './Conditions.module.css';

interface ConditionsProps {
  state: ResourceState;
  conditions: readonly Condition[];
  /** Number of products, at the end of the phone's row. */
  countText: string;
  /** Takes the focus when the condition that had it is gone. */
  onRemove: () => void;
}

/** The conditions that hold, each with its way out. */
export function Conditions({ state, conditions, countText, onRemove }: ConditionsProps) {
  return (
    <div className={conditions.length > 0 ? styles['row'] : styles['bare']}>
      {conditions.length > 0 && (
        <ul aria-label="已选条件">
          {conditions.map(({ label, to }) => (
            <li key={to}>
              <LightLink
                className={styles['condition']}
                to={to}
                replace
                preventScrollReset
                aria-label={`去掉条件 ${label}`}
                onClick={onRemove}
              >
                {label}
                <Icon name="close" size={14} />
              </LightLink>
            </li>
          ))}
          <li>
            <LightLink
              className={styles['all']}
              to={addressFor(withoutConditions(state))}
              replace
              preventScrollReset
              onClick={onRemove}
            >
              清除全部
            </LightLink>
          </li>
        </ul>
      )}
      <span className={styles['count']}>{countText}</span>
    </div>
  );
}
