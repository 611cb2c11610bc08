import type { Notice } from '@jiwu/contract';
import { LightLink } from '../../ui/link/LightLink.tsx';
import { noticeAddress } from './noticeAddress.ts';
import { noticeTime } from './noticeTime.ts';
import styles from './NoticeItem.module.css';

interface NoticeItemProps {
  notice: Notice;
  now: string;
  onRead: () => void;
  /** It leads somewhere else. */
  onLeave: () => void;
}

/** One notice. A press marks it as read, and opens the order, product … that it is about. */
export function NoticeItem({ notice, now, onRead, onLeave }: NoticeItemProps) {
  const { title, body, createdAt, isRead, link } = notice;
  const to = noticeAddress(link);
  const readNow = () => {
    if (!isRead) onRead();
  };
  const words = (
    <>
      <span className={styles['head']}>
        <b>{title}</b>
        {!isRead && <i className={styles['dot']} role="img" aria-label="未读" />}
        <time dateTime={createdAt}>{noticeTime(createdAt, now)}</time>
      </span>
      <span className={styles['body']}>{body}</span>
    </>
  );
  function follow() {
    readNow();
    onLeave();
  }
  return (
    <li className={isRead ? styles['read'] : styles['unread']}>
      {to === null ? (
        <button type="button" onClick={readNow}>
          {words}
        </button>
      ) : (
        <LightLink to={to} onClick={follow}>
          {words}
        </LightLink>
      )}
    </li>
  );
}
