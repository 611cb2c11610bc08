import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './LogoutEntry.module.css';
import { useLeave } from './useLeave.ts';

/** The last of the phone's entries: the end of this page is far away there. */
export function LogoutEntry() {
  const { leaving, leave } = useLeave();
  return (
    <button
      type="button"
      className={styles['entry']}
      aria-disabled={leaving || undefined}
      aria-busy={leaving || undefined}
      onClick={leaving ? undefined : leave}
    >
      <Icon name="door" size={24} />
      退出登录
    </button>
  );
}
