import type { ReactNode } from 'react';
import { ButtonLink } from '../button/ButtonLink.tsx';
import styles from './NoticePanel.module.css';

interface NoticePanelProps {
  eyebrow: string;
  title: string;
  text: string;
  /** The first is the one to take, and filled. */
  actions: { to: string; label: string }[];
  /** What can be done here, beside the ways that lead on. */
  also?: ReactNode;
  picture?: 'tea' | 'compass';
}

/** A whole page that has one thing to say: not there yet, not found, went wrong. */
export function NoticePanel({ eyebrow, title, text, actions, also, picture = 'compass' }: NoticePanelProps) {
  return (
    <section className={styles['panel']}>
      <img src={`/img/scene-${picture}.webp`} alt="" width={240} height={240} />
      <div>
        <p className={styles['eyebrow']}>{eyebrow}</p>
        <h1>{title}</h1>
        <p className={styles['text']}>{text}</p>
        <div className={styles['actions']}>
          {actions.map(({ to, label }, order) => (
            <ButtonLink key={to} to={to} look={order === 0 ? 'filled' : 'outlined'}>
              {label}
            </ButtonLink>
          ))}
          {also}
        </div>
      </div>
    </section>
  );
}
