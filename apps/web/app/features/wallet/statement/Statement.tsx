import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { plainAmount } from '../../../format/plainAmount.ts';
import { monthShort } from '../months.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { type StatementPage, walletQueries } from '../walletQueries.ts';
import { MovementList } from './MovementList.tsx';
import { MovementTable } from './MovementTable.tsx';
import { NoMovements } from './NoMovements.tsx';
import styles from './Statement.module.css';
import { StatementFilters } from './StatementFilters.tsx';
import { StatementFoot } from './StatementFoot.tsx';
import { StatementSkeleton } from './StatementSkeleton.tsx';
import { readStatementState } from './statementState.ts';

/** Every movement of one month with its cause. While another month or kind is asked for, the former stays in place. */
export function Statement() {
  const [params] = useSearchParams();
  const state = readStatementState(params);
  const query = useInfiniteQuery({ ...walletQueries.statement(state), placeholderData: (former) => former });
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;
  const facts = data?.pages.at(-1);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const retry = (text: string) => <LoadFailed text={text} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Panel title="余额明细" aside={facts && <Totals facts={facts} />}>
      <StatementFilters state={state} facts={facts} />
      {!facts && isError && retry('明细没有加载出来，每一笔都还在。')}
      {!facts && !isError && <StatementSkeleton />}
      {facts && (
        <div className={styles['list']} aria-busy={isPlaceholderData}>
          {query.isRefetchError && retry('没有取到最新的明细，下面是刚才的。')}
          {items.length === 0 ? (
            <NoMovements state={state} facts={facts} />
          ) : (
            <>
              <MovementTable items={items} />
              <MovementList items={items} facts={facts} />
            </>
          )}
          <StatementFoot state={state} facts={facts} query={query} />
        </div>
      )}
    </Panel>
  );
}

function Totals({ facts: { month, incomeFen, expenseFen } }: { facts: StatementPage }) {
  const netFen = incomeFen - expenseFen;
  return (
    <p className={styles['totals']}>
      <span>{monthShort(month)}</span>
      <span>收入 {plainAmount(incomeFen)}</span>
      <span>支出 {plainAmount(expenseFen)}</span>
      <span>
        {netFen < 0 ? '净减' : '净增'} {plainAmount(Math.abs(netFen))}
      </span>
    </p>
  );
}
