import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import styles from './Card.module.css';

interface CardProps {
  title: string;
  icon?: IconName;
  note?: string;
  actions?: ReactNode;
  /** Where a link can lead. */
  id?: string;
  children: ReactNode;
}

/** A white panel of the person centre with its heading; its content may fill the height of the row. */
export function Card({ title, icon, note, actions, id, children }: CardProps) {
  return (
    <section className={styles['card']} aria-label={title} id={id}>
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
