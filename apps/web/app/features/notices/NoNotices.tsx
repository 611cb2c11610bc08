import { LightLink } from '../../ui/link/LightLink.tsx';
import { noticesPath } from '../../shared/notices/noticesPath.ts';
import type { NoticeTab } from './noticeFilter.ts';
import styles from './NoNotices.module.css';

/** Nothing was told yet, or nothing of this kind. */
export function NoNotices({ tab }: { tab: NoticeTab }) {
  return (
    <div className={styles['none']}>
      {tab === 'all' ? (
        <p>还没有消息。付款、发货和售后的进展会出现在这里。</p>
      ) : (
        <p>
          {tab === 'unread' ? '没有未读的消息。' : '这一类还没有消息。'}
          <LightLink to={noticesPath}>看全部消息</LightLink>
        </p>
      )}
    </div>
  );
}
