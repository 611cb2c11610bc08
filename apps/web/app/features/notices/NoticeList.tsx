import { formatCount } from '../../format/formatCount.ts';
import { useNoticeList } from '../../shared/notices/useNoticeList.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import { byDay } from './byDay.ts';
import { NoNotices } from './NoNotices.tsx';
import { filterOf, type NoticeTab } from './noticeFilter.ts';
import { NoticeHead } from './NoticeHead.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import styles from './NoticeList.module.css';

const SKELETONS = [1, 2, 3, 4, 5];

/** The notices of one tab, by day. New ones appear on top by themselves. */
export function NoticeList({ tab }: { tab: NoticeTab }) {
  const list = useNoticeList(filterOf(tab));
  const { loaded, more, retry, loadMore, read } = list;
  const counts = loaded.state === 'here' ? loaded.counts : null;
  return (
    <div className={styles['stack']}>
      <NoticeHead tab={tab} counts={counts} readingAll={list.readingAll} onReadAll={() => void list.readAll()} />
      {loaded.state === 'loading' && (
        <div className={styles['skeleton']} role="status" aria-label="正在加载消息">
          {SKELETONS.map((nth) => (
            <i key={nth} />
          ))}
        </div>
      )}
      {loaded.state === 'failed' && (
        <LoadFailed text="消息没有加载出来，请再试一次。" retrying={false} onRetry={() => void retry()} />
      )}
      {loaded.state === 'here' && loaded.items.length === 0 && <NoNotices tab={tab} />}
      {loaded.state === 'here' && loaded.items.length > 0 && (
        <>
          {byDay(loaded.items, loaded.now).map(({ title, items }) => (
            <section key={title} className={styles['day']} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {items.map((notice) => (
                  <NoticeLine key={notice.id} notice={notice} now={loaded.now} onRead={() => read(notice.id)} />
                ))}
              </ul>
            </section>
          ))}
          <div className={styles['more']}>
            <p>
              已显示 {formatCount(loaded.items.length)} /{' '}
              {formatCount(Math.max(loaded.counts[tab], loaded.items.length))} 条
            </p>
            {more === 'failed' && <p role="alert">更早的消息没有加载出来。</p>}
            {loaded.nextCursor !== null && (
              <Button busy={more === 'loading'} onClick={() => void loadMore()}>
                {more === 'loading' ? '正在加载' : more === 'failed' ? '再试一次' : '看更早的'}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
