import { Icon } from '../../ui/icon/Icon.tsx';
import { useIsOnline } from '../../ui/live/useIsOnline.ts';
import { useIsAway } from '../../ui/live/shopReach.ts';
import styles from './OfflineNote.module.css';

interface OfflineNoteProps {
  /** What becomes of what stands on the page. */
  promise: string;
}

/** Every page says so itself when the shop is out of reach; what stands there stays, and does not move. */
export function OfflineNote({ promise }: OfflineNoteProps) {
  const isAway = useIsAway();
  const isOnline = useIsOnline();
  return (
    <div className={styles['place']} role="status">
      {isAway && (
        <p className={styles['note']}>
          <Icon name="info" size={16} />
          {isOnline ? '现在连不上集物' : '网络断开了'}，{promise}
        </p>
      )}
    </div>
  );
}
