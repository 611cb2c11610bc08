import type { ReactNode } from 'react';
import { ButtonLink } from '../button/ButtonLink.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** The next step. */
  text: string;
  action: { to: string; label: string };
  picture?: 'tea' | 'compass' | 'basket';
  /** More ways on, such as hot words. */
  children?: ReactNode;
}

/** Nothing is here, and where to go: one button. */
export function EmptyState({ title, text, action, picture = 'basket', children }: EmptyStateProps) {
  return (
    <section className={styles['empty']}>
      <img src={`/img/scene-${picture}.webp`} alt="" width={160} height={160} />
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink to={action.to} look="filled">
        {action.label}
      </ButtonLink>
      {children}
    </section>
  );
}
