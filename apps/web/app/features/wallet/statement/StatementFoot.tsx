import { Link } from 'react-router';
import { Button } from '../../../ui/button/Button.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { monthSeenFrom } from '../months.ts';
import type { StatementPage } from '../walletQueries.ts';
import styles from './StatementFoot.module.css';
import { statementAddress, type StatementState } from './statementState.ts';

interface StatementFootProps {
  state: StatementState;
  facts: StatementPage;
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** Loads more of this month while there is more, then leads to the next older month with a movement. */
export function StatementFoot({ state, facts: { month, earlierMonth }, query }: StatementFootProps) {
  const more = () => void query.fetchNextPage();
  if (query.isFetchNextPageError) {
    return <LoadFailed text="后面的没有加载出来，前面的都还在。" retrying={query.isFetchingNextPage} onRetry={more} />;
  }
  if (query.hasNextPage) {
    return (
      <div className={styles['foot']}>
        <Button busy={query.isFetchingNextPage} onClick={more}>
          {query.isFetchingNextPage ? '正在加载' : '加载更多'}
        </Button>
      </div>
    );
  }
  if (earlierMonth === null) return null;
  return (
    <div className={styles['foot']}>
      <Link to={statementAddress({ ...state, month: earlierMonth })} preventScrollReset>
        看 {monthSeenFrom(earlierMonth, month)}
      </Link>
    </div>
  );
}
