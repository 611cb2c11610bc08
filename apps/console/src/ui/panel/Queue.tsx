import { Button } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../address/useAddress.ts';
import { useKeys } from '../keys/useKeys.ts';
import type { CursorList } from '../list/useCursorList.ts';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { StateMessage } from '../states/StateMessage.tsx';
import styles from './Queue.module.css';

interface Tab {
  readonly key: string;
  readonly name: string;
  /** How many stand there. */
  readonly count?: string | number | undefined;
}

interface QueueProps<Row> {
  /** What it lists: 申请. Also said when it cannot be read. */
  readonly what: string;
  readonly tabs: readonly Tab[];
  /** Under which name the address bar keeps the tab. */
  readonly tabName: string;
  readonly tab: string;
  readonly list: CursorList<Row>;
  readonly nothing: string;
  /** Below the list: what it comes to. */
  readonly sum?: ReactNode;
  /** What stands in a line of the list. */
  readonly Line: ComponentType<{ readonly row: Row }>;
  readonly rowClass?: string | undefined;
  readonly Detail: ComponentType<{ readonly id: string }>;
}

/** What waits for a decision, beside the one that is open: the first, until another is chosen. On a phone one after the other. J and K go on. */
export function Queue<Row extends { readonly id: string }>(props: QueueProps<Row>) {
  const { what, tabs, tabName, tab, list, nothing, sum, Line, rowClass, Detail } = props;
  const { query, change } = useAddress();
  const { rows } = list;
  const openId = query['id'] ?? rows[0]?.id;
  const at = rows.findIndex(({ id }) => id === openId);
  const move = (by: number) => {
    const next = rows[at + by];
    if (next) change({ id: next.id });
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  return (
    <div className={styles['queue']} data-open={query['id'] ? true : undefined}>
      <div className={styles['list']}>
        <nav aria-label={`哪些${what}`}>
          {tabs.map(({ key, name, count }) => (
            <Link key={key} to={`?${tabName}=${key}`} aria-current={key === tab ? 'page' : undefined}>
              {name} {count !== undefined && <em>{count}</em>}
            </Link>
          ))}
        </nav>
        {list.isFailed && <LoadFailed what={what} onRetry={list.retry} />}
        {!list.isLoading && !list.isFailed && rows.length === 0 && <StateMessage icon="tick" title={nothing} />}
        <ul>
          {rows.map((one) => (
            <li key={one.id}>
              <Link
                className={[styles['row'], rowClass].filter(Boolean).join(' ')}
                to={`?${tabName}=${tab}&id=${one.id}`}
                aria-current={one.id === openId ? 'true' : undefined}
              >
                <Line row={one} />
              </Link>
            </li>
          ))}
        </ul>
        {list.hasMore && (
          <Button block type="text" loading={list.isLoadingMore} onClick={list.loadMore}>
            再看一些
          </Button>
        )}
        {rows.length > 1 && (
          <footer>
            <span>{sum}</span>
            <span>
              <kbd>J</kbd> <kbd>K</kbd> 上下
            </span>
          </footer>
        )}
      </div>
      <div className={styles['detail']}>{openId && <Detail key={openId} id={openId} />}</div>
    </div>
  );
}
