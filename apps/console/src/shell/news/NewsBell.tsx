import { Popover } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../api/client.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import type { News } from './News.ts';
import { newsWords } from './newsWords.ts';
import styles from './News.module.css';

/** What is new for the member who is signed in. What the open list shows has been seen, on every machine, also what comes meanwhile. */
export function NewsBell({ news, onSeen }: { news: News | undefined; onSeen: () => Promise<unknown> }) {
  const [isOpen, setIsOpen] = useState(false);
  const items = news?.items ?? [];
  const unread = news?.unread ?? 0;
  const newest = items[0]?.at;
  const isSeeing = isOpen && unread > 0;
  useEffect(() => {
    if (!isSeeing || newest === undefined) return;
    // Seen or not is no more than a mark: if it isn't kept, they are new once more.
    void client
      .call('staffNewsSeen', { body: { until: newest } }, { silent: true })
      .then(() => onSeen())
      .catch(() => {});
  }, [isSeeing, newest, onSeen]);
  const list = (
    <ul className={styles['list']} aria-label="新消息">
      {items.map((item) => {
        const { title, about, to } = newsWords(item);
        return (
          <li key={`${item.kind} ${item.id}`}>
            {to === null ? (
              <b>{title}</b>
            ) : (
              <Link to={to} onClick={() => setIsOpen(false)}>
                {title}
              </Link>
            )}
            <em>{formatTime(item.at)}</em>
            <span>{about}</span>
          </li>
        );
      })}
      {items.length === 0 && <li>近 7 天没有新消息</li>}
    </ul>
  );
  return (
    <Popover trigger="click" content={list} placement="bottomRight" open={isOpen} onOpenChange={setIsOpen}>
      <button type="button" className={styles['bell']} aria-label={unread > 0 ? `消息，${unread} 条没看` : '消息'}>
        <Icon name="bell" />
        {unread > 0 && <b aria-hidden="true">{unread}</b>}
      </button>
    </Popover>
  );
}
