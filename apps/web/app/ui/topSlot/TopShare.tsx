import { Icon } from '../icon/Icon.tsx';
import styles from './TopShare.module.css';
import { TopSlot } from './TopSlot.tsx';

/** In the phone's top bar: sends the page on. */
export function TopShare({ onShare }: { onShare: () => void }) {
  return (
    <TopSlot slot="action">
      <button type="button" className={styles['share']} aria-label="分享" onClick={onShare}>
        <Icon name="share" size={20} />
      </button>
    </TopSlot>
  );
}
