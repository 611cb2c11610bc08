import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icon/Icon.tsx';
import styles from './AuthPanel.module.css';

interface AuthPanelProps {
  title: string;
  /** Beside the form on wide screens. Without it the form stands alone, as the codes do. */
  side?: {
    picture: 'login' | 'register';
    title: string;
    text: string;
    points: { icon: IconName; title: string; note?: string }[];
  };
  children: ReactNode;
}

/** The white panel of every page for logging in. */
export function AuthPanel({ title, side, children }: AuthPanelProps) {
  return (
    <div className={side ? styles['split'] : styles['alone']}>
      {side && (
        <div className={styles['side']}>
          <div className={styles['picture']} data-whole={side.picture === 'register'}>
            <img src={`/img/${side.picture}.webp`} alt="" width={1200} height={675} />
          </div>
          <div className={styles['words']}>
            <h2>{side.title}</h2>
            <p>{side.text}</p>
            <ul>
              {side.points.map(({ icon, title: point, note }) => (
                <li key={point} data-plain={note === undefined}>
                  <Icon name={icon} size={18} />
                  <div>
                    {note === undefined ? point : <b>{point}</b>}
                    {note !== undefined && <span>{note}</span>}
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <section className={styles['box']}>
        <h1>{title}</h1>
        {children}
      </section>
    </div>
  );
}
