import { Icon } from '../../../../ui/icon/Icon.tsx';
import styles from './LostNote.module.css';

interface LostNoteProps {
  isLost: boolean;
  onAsk: () => void;
}

/** Says that the page is not live just now. The region is there before its words, so that they are read out. */
export function LostNote({ isLost, onAsk }: LostNoteProps) {
  return (
    <div role="status">
      {isLost && (
        <p className={styles['note']}>
          <Icon name="info" size={16} />
          实时更新断开了，正在重新连接，下面是刚才的进度。
          <button type="button" onClick={onAsk}>
            刷新
          </button>
        </p>
      )}
    </div>
  );
}
