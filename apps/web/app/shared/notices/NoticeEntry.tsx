import { Link } from 'react-router';
import { useUserCache } from '../../session/userCache.ts';
import { noticeCount } from './noticeCount.ts';
import styles from './NoticeEntry.module.css';
import { noticesPath } from './noticesPath.ts';
import { openNotices, useNotices } from './noticeStore.ts';

/** 消息 in the slim bar. The place for the number is kept, so that its coming moves nothing. */
export function NoticeEntry() {
  const isLoggedIn = useUserCache((state) => state.isLoggedIn);
  const unreadCount = useNotices((state) => state.unreadCount);
  const count = isLoggedIn ? noticeCount(unreadCount) : '';
  const words = (
    <>
      消息
      <b className={styles['count']}>{count}</b>
    </>
  );
  return isLoggedIn ? (
    <button
      type="button"
      className={styles['entry']}
      aria-label={count ? `消息，${count} 条未读` : '消息'}
      onClick={openNotices}
    >
      {words}
    </button>
  ) : (
    <Link className={styles['entry']} to={noticesPath}>
      {words}
    </Link>
  );
}
