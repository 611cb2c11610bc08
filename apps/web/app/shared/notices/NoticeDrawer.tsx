import { formatCount } from '../../format/formatCount.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { LightLink } from '../../ui/link/LightLink.tsx';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import { noticeCount } from './noticeCount.ts';
import styles from './NoticeDrawer.module.css';
import { noticeSettingsPath, noticesPath } from './noticesPath.ts';
import { NoticeItem } from './NoticeItem.tsx';
import { useNotices } from './noticeStore.ts';
import { useNoticeList } from './useNoticeList.ts';

const SKELETONS = [1, 2, 3, 4];

/** The newest notices; the page has all of them. Loaded when it is opened: it brings the API client. */
export default function NoticeDrawer({ onClose }: { onClose: () => void }) {
  const { loaded, readingAll, retry, read, readAll } = useNoticeList();
  const unreadCount = useNotices((state) => state.unreadCount);
  return (
    <Drawer
      title="消息"
      onClose={onClose}
      footer={
        <nav className={styles['ways']} aria-label="更多消息">
          <LightLink to={noticesPath} onClick={onClose}>
            {loaded.state === 'here' && loaded.counts.all > 0
              ? `看全部 ${formatCount(loaded.counts.all)} 条`
              : '看全部消息'}
          </LightLink>
          <LightLink to={noticeSettingsPath} onClick={onClose}>
            消息设置
          </LightLink>
        </nav>
      }
    >
      {loaded.state === 'loading' && (
        <div className={styles['skeleton']} role="status" aria-label="正在加载消息">
          {SKELETONS.map((order) => (
            <i key={order} />
          ))}
        </div>
      )}
      {loaded.state === 'failed' && (
        <LoadFailed text="消息没有加载出来，请再试一次。" retrying={false} onRetry={() => void retry()} />
      )}
      {loaded.state === 'here' && loaded.items.length === 0 && (
        <p className={styles['none']}>还没有消息。付款、发货和售后的进展会出现在这里。</p>
      )}
      {loaded.state === 'here' && loaded.items.length > 0 && (
        <>
          <div className={styles['bar']}>
            <p role="status">{unreadCount > 0 ? `${noticeCount(unreadCount)} 条未读` : '都读过了'}</p>
            {unreadCount > 0 && (
              <button type="button" aria-disabled={readingAll === 'loading'} onClick={() => void readAll()}>
                {readingAll === 'loading' ? '正在标记' : '全部标为已读'}
              </button>
            )}
          </div>
          {readingAll === 'failed' && (
            <p className={styles['problem']} role="alert">
              没有标上，请再试一次。
            </p>
          )}
          <ul className={styles['list']}>
            {loaded.items.map((notice) => (
              <NoticeItem
                key={notice.id}
                notice={notice}
                now={loaded.now}
                onRead={() => read(notice.id)}
                onLeave={onClose}
              />
            ))}
          </ul>
        </>
      )}
    </Drawer>
  );
}
