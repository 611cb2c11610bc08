import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import styles from './StateMessage.module.css';

interface StateMessageProps {
  readonly icon: IconName;
  readonly title: string;
  /** It stands for the whole page, not for a list on it. */
  readonly isPage?: boolean;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A list or page that has nothing to show says what happened and what to do next. */
export function StateMessage({ icon, title, isPage = false, children, action }: StateMessageProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles['message']}>
      <Icon name={icon} size={24} />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
