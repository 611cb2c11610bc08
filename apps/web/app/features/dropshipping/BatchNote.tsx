import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './BatchNote.module.css';

/** What stands in the way of all batches. */
export function BatchNote({ children }: { children: ReactNode }) {
  return (
    <div className={styles['note']} role="status">
      <Icon name="info" size={20} />
      <p>{children}</p>
    </div>
  );
}
