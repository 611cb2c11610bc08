import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import styles from './StateMessage.module.css';

interface StateMessageProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A list or page that has nothing to show says what happened and what to do next. */
export function StateMessage({ icon, title, children, action }: StateMessageProps) {
  return (
    <div className={styles['message']}>
      <Icon name={icon} size={24} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
