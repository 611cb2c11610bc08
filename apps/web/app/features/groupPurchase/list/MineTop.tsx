import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { TopSlot } from '../../../ui/topSlot/TopSlot.tsx';
import styles from './MineTop.module.css';

/** In the phone's top bar: the way to the viewer's own groups. */
export function MineTop() {
  return (
    <TopSlot slot="action">
      <Link className={styles['mine']} to="/order/myGroups" prefetch="intent" aria-label="我的拼团">
        <Icon name="people" size={22} />
      </Link>
    </TopSlot>
  );
}
