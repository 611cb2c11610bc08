import { Icon } from '../../../ui/icon/Icon.tsx';
import { TopSlot } from '../../../ui/topSlot/TopSlot.tsx';
import styles from './ShareTop.module.css';

/** In the phone's top bar: sends the page on. */
export function ShareTop({ onShare }: { onShare: () => void }) {
  return (
    <TopSlot slot="action">
      <button type="button" className={styles['share']} aria-label="分享" onClick={onShare}>
        <Icon name="share" size={20} />
      </button>
    </TopSlot>
  );
}
