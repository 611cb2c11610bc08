import type { Inspection } from '../../../shared/openBox/Unit.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from './PartsPanel.module.css';

/** Every part that belongs to it, and whether it is there. */
export function PartsPanel({ parts }: Pick<Inspection, 'parts'>) {
  if (parts.length === 0) return null;
  return (
    <Panel title="有什么，缺什么">
      <ul className={styles['parts']}>
        {parts.map(({ label, isPresent, words }) => (
          <li key={label} data-missing={!isPresent}>
            <Icon name={isPresent ? 'check' : 'minus'} size={16} />
            {label}
            <span>{[isPresent ? '有' : '缺', words].filter((word) => word !== '').join('，')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
