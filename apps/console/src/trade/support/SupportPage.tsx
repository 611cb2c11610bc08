import { rules } from '@jiwu/contract/rules';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useAddress } from '../../ui/address/useAddress.ts';
import { useKeys } from '../../ui/keys/useKeys.ts';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime, formatWait } from '../../ui/time/formatTime.ts';
import tags from '../../ui/tags/Tags.module.css';
import { Thread } from './Thread.tsx';
import { useSupportNews } from './useSupportNews.ts';
import styles from './Support.module.css';

const stateNames = { waiting: '在等', answered: '已回复', closed: '已结束' } as const;

/** Conversations with users: who has waited longest first, answered live. */
export function SupportPage() {
  const { query, change } = useAddress();
  const isLive = useSupportNews();
  const state = rules.support.states.find((name) => name === query['state']) ?? 'waiting';
  const list = useCursorList('staffSupportList', { state });
  const { rows } = list;
  const openId = query['id'] ?? rows[0]?.id;
  const at = rows.findIndex(({ id }) => id === openId);
  const move = (by: number) => {
    const next = rows[at + by];
    if (next) change({ id: next.id });
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  return (
    <>
      <PageHead title="客服" about={`等得最久的在前。${isLive ? '实时' : '已断开，正在重连'}`} />
      <div className={styles['page']} data-open={query['id'] ? true : undefined}>
        <div className={styles['list']}>
          <nav aria-label="哪些对话">
            {rules.support.states.map((name) => (
              <Link key={name} to={`?state=${name}`} aria-current={name === state ? 'page' : undefined}>
                {stateNames[name]}
              </Link>
            ))}
          </nav>
          {list.isFailed && <LoadFailed what="对话" onRetry={list.retry} />}
          {!list.isLoading && !list.isFailed && rows.length === 0 && <StateMessage icon="tick" title="没有人在等" />}
          <ul>
            {rows.map((thread) => (
              <li key={thread.id}>
                <Link to={`?state=${state}&id=${thread.id}`} aria-current={thread.id === openId ? 'true' : undefined}>
                  <b>
                    {thread.userName} <span className={tags['tag']}>{thread.level}</span>
                  </b>
                  <em>{thread.waitingSince ? `等了 ${formatWait(thread.waitingSince)}` : formatTime(thread.lastAt)}</em>
                  <span>{thread.lastWords || '［图片］'}</span>
                  {thread.claim && <em>{thread.claim.staffName} 在处理</em>}
                </Link>
              </li>
            ))}
          </ul>
          {list.hasMore && (
            <Button block type="text" loading={list.isLoadingMore} onClick={list.loadMore}>
              再看一些
            </Button>
          )}
        </div>
        <div className={styles['detail']}>{openId && <Thread key={openId} id={openId} />}</div>
      </div>
    </>
  );
}
