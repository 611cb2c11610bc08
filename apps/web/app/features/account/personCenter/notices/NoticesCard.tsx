import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { noticeCount } from '../../../../shared/notices/noticeCount.ts';
import { openNotices, useNotices } from '../../../../shared/notices/noticeStore.ts';
import { accountQueries } from '../../accountQueries.ts';
import { Card } from '../../../../ui/card/Card.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { NoticeRow } from './NoticeRow.tsx';

/** The way to the notices, and the switches for their groups. */
export function NoticesCard() {
  // Nothing is known before the first message; no unread notice is something else.
  const unread = useNotices(({ newestId, unreadCount }) =>
    newestId === null && unreadCount === 0 ? null : noticeCount(unreadCount),
  );
  const { data, error, isFetching, refetch } = useQuery(accountQueries.noticeSwitches());
  return (
    <div id="notices">
      <Card
        title="消息"
        {...(unread !== null && { note: unread ? `${unread} 条未读` : '没有未读' })}
        actions={
          <LinkButton label="查看全部消息" onClick={openNotices}>
            查看全部
          </LinkButton>
        }
      >
        {!data && error && <LoadFailed text={error.message} retrying={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && <RowsSkeleton rows={3} />}
        {data && (
          <ul>
            {data.items.map((item) => (
              <NoticeRow key={item.group} item={item} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
