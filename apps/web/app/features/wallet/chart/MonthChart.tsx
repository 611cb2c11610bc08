import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { formatFen } from '../../../format/formatFen.ts';
import { monthLong } from '../months.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { type MonthTotals, walletQueries } from '../walletQueries.ts';
import styles from './MonthChart.module.css';
import { MonthBars } from './MonthBars.tsx';

export function MonthChart() {
  const { data, isError, isFetching, refetch } = useQuery(walletQueries.months());
  const isEmpty = data?.months.every(({ incomeFen, expenseFen }) => incomeFen === 0 && expenseFen === 0);
  return (
    <Panel title="每月收支" aside={<Legend />}>
      <div className={styles['plot']} data-loading={!data && !isError ? true : undefined}>
        {!data && isError && (
          <LoadFailed text="每月收支没有加载出来。" retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data && <MonthBars months={data.months} />}
        {isEmpty && (
          <p className={styles['empty']}>
            <span>近 12 个月还没有收支，充值或付款后会画在这里。</span>
          </p>
        )}
      </div>
      {data && !isEmpty && <MonthTable months={data.months} />}
    </Panel>
  );
}

function Legend() {
  return (
    <p className={styles['legend']} aria-hidden="true">
      <span className={styles['income']}>收入</span>
      <span className={styles['expense']}>支出</span>
    </p>
  );
}

/** The same numbers for screen readers. */
function MonthTable({ months }: { months: readonly MonthTotals[] }) {
  return (
    <table className={styles['hidden']}>
      <caption>近 12 个月收支</caption>
      <thead>
        <tr>
          <th scope="col">月份</th>
          <th scope="col">收入</th>
          <th scope="col">支出</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, incomeFen, expenseFen }) => (
          <tr key={month}>
            <th scope="row">{monthLong(month)}</th>
            <td>{formatFen(incomeFen)}</td>
            <td>{formatFen(expenseFen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
