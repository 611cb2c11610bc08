import { Panel } from '../../ui/panel/Panel.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { revealNames } from './revealNames.ts';
import type { User } from './User.ts';
import styles from './User.module.css';

const names: Readonly<Record<string, string>> = revealNames;

/** Who has seen what in full: the user may ask for it. */
export function Reveals({ user }: { user: User }) {
  return (
    <Panel title="谁看过这些隐私" note="近 90 天">
      {user.reveals.length === 0 ? (
        <p className="quiet">没有人看过</p>
      ) : (
        <ul className={styles['rows']}>
          {user.reveals.map(({ at, by, field, reason }) => (
            <li key={at + field}>
              <span className="quiet">{formatTime(at)}</span>
              <span>
                <b>{by}</b> {names[field] ?? field}
                <br />
                <span className="quiet">{reason}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
