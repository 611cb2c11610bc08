import type { Notice } from '@jiwu/contract';
import { Picture } from '../../shared/files/picture/Picture.tsx';
import { noticeAction, noticeAddress } from '../../shared/notices/noticeAddress.ts';
import { noticeIcons } from '../../shared/notices/noticeIcons.ts';
import { noticeTime } from '../../shared/notices/noticeTime.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { LightLink } from '../../ui/link/LightLink.tsx';
import styles from './NoticeLine.module.css';

interface NoticeLineProps {
  notice: Notice;
  now: string;
  onRead: () => void;
}

/** One notice. The button leads to what it is about; on phones the whole line does. */
export function NoticeLine({ notice, now, onRead }: NoticeLineProps) {
  const { id, title, body, group, link, picture, createdAt, isRead } = notice;
  const to = noticeAddress(link);
  const readNow = () => {
    if (!isRead) onRead();
  };
  return (
    <li className={styles['line']} data-unread={!isRead || undefined}>
      <span className={styles['icon']}>
        <Icon name={noticeIcons[group]} />
      </span>
      <div className={styles['words']}>
        <p className={styles['title']} id={`notice-${id}`}>
          <b>{title}</b>
          {!isRead && <i role="img" aria-label="未读" />}
        </p>
        <p>{body}</p>
      </div>
      <div className={styles['action']}>
        {picture && <Picture {...picture} alt="" sizes="48px" maxWidth={96} width={48} />}
        {link && to !== null && (
          <LightLink to={to} onClick={readNow} aria-describedby={`notice-${id}`}>
            {noticeAction(link)}
          </LightLink>
        )}
        {to === null && !isRead && (
          <button type="button" onClick={readNow} aria-describedby={`notice-${id}`}>
            知道了
          </button>
        )}
      </div>
      <time dateTime={createdAt}>{noticeTime(createdAt, now).replace('昨天 ', '')}</time>
    </li>
  );
}
