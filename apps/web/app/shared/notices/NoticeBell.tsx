import { Link } from 'react-router';
import { useUserCache } from '../../session/userCache.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './NoticeBell.module.css';
import { noticeCount } from './noticeCount.ts';
import { noticesPath } from './noticesPath.ts';
import { openNotices, useNotices } from './noticeStore.ts';

/** 消息 in the phone's top bar: opens the list; a visitor is led to logging in. */
export function NoticeBell() {
  const isLoggedIn = useUserCache((state) => state.isLoggedIn);
  const unreadCount = useNotices((state) => state.unreadCount);
  const count = isLoggedIn ? noticeCount(unreadCount) : '';
  return isLoggedIn ? (
    <button
      type="button"
      className={styles['bell']}
      aria-label={count ? `消息，${count} 条未读` : '消息'}
      onClick={openNotices}
    >
      <Icon name="bell" size={22} />
      {count !== '' && <b>{count}</b>}
    </button>
  ) : (
    <Link className={styles['bell']} to={noticesPath} aria-label="消息">
      <Icon name="bell" size={22} />
    </Link>
  );
}
