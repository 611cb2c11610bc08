import { Link } from 'react-router';
import { formatCount } from '../../format/formatCount.ts';
import { noticeCount } from '../../shared/notices/noticeCount.ts';
import { noticeSettingsPath } from '../../shared/notices/noticesPath.ts';
import { useNotices } from '../../shared/notices/noticeStore.ts';
import type { NoticeCounts } from '../../shared/notices/useNoticeList.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { LinkTabs } from '../../ui/linkTabs/LinkTabs.tsx';
import { TopSlot } from '../../ui/topSlot/TopSlot.tsx';
import { noticeTabAddress, noticeTabs, type NoticeTab } from './noticeFilter.ts';
import styles from './NoticeHead.module.css';

interface NoticeHeadProps {
  tab: NoticeTab;
  counts: NoticeCounts | null;
  readingAll: 'idle' | 'loading' | 'failed';
  onReadAll: () => void;
}

/** How many are unread, all of them read at once, and the tabs. On phones the bar at the top has the first two. */
export function NoticeHead({ tab, counts, readingAll, onReadAll }: NoticeHeadProps) {
  const unreadCount = useNotices((state) => state.unreadCount);
  const isReading = readingAll === 'loading';
  const unread = unreadCount > 0 ? `${noticeCount(unreadCount)} 条未读` : '';
  const readAll = () => {
    if (!isReading) onReadAll();
  };
  return (
    <div className={styles['head']}>
      <div className={styles['title']}>
        <h1>消息</h1>
        <p role="status">{counts === null ? '' : unread ? `${unread}，新消息会自己出现在最上面` : '都读过了'}</p>
        <div className={styles['actions']}>
          {unread !== '' && (
            <button type="button" aria-disabled={isReading || undefined} onClick={readAll}>
              <Icon name="tick" size={16} />
              {isReading ? '正在标记' : '全部标为已读'}
            </button>
          )}
          <Link to={noticeSettingsPath}>
            <Icon name="sliders" size={16} />
            消息设置
          </Link>
        </div>
      </div>
      <TopSlot slot="note">{unread}</TopSlot>
      <TopSlot slot="action">
        {unread !== '' && (
          <button type="button" className={styles['readAll']} aria-disabled={isReading || undefined} onClick={readAll}>
            {isReading ? '正在标记' : '全部已读'}
          </button>
        )}
      </TopSlot>
      {readingAll === 'failed' && <p role="alert">没有标上，请再试一次。</p>}
      <LinkTabs
        className={styles['tabs']}
        label="消息的种类"
        tabs={noticeTabs.map(({ tab: one, label }) => ({
          to: noticeTabAddress(one),
          label,
          isCurrent: one === tab,
          count: counts && counts[one] > 0 ? formatCount(counts[one]) : '',
        }))}
      />
    </div>
  );
}
