import type { ReactNode } from 'react';
import type { IconName } from '../../../components/icon/Icon.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import styles from './Card.module.css';

interface CardProps {
  title: string;
  icon?: IconName;
  note?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A white panel of the person centre with its heading. */
export function Card({ title, icon, note, actions, children }: CardProps) {
  return (
    <section className={styles['card']}>
      <div className={styles['head']}>
        <h2>
          {icon && <Icon name={icon} className={styles['icon']} />}
          {title}
          {note && <span>{note}</span>}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
