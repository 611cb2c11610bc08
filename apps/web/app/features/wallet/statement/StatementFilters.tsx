import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { lastMonths, monthLong } from '../months.ts';
import type { StatementPage } from '../walletQueries.ts';
import { saveFile } from '../../../ui/files/saveFile.ts';
import styles from './StatementFilters.module.css';
import { statementAddress, type StatementState } from './statementState.ts';

interface StatementFiltersProps {
  state: StatementState;
  /** The shown page of the statement, whose counts belong to the filters. */
  facts: StatementPage | undefined;
}

const kinds = [
  { kind: null, count: 'all', label: '全部' },
  { kind: 'recharge', count: 'recharge', label: '充值' },
  { kind: 'payment', count: 'payment', label: '支付' },
  { kind: 'refund', count: 'refund', label: '退款' },
  { kind: 'commission', count: 'commission', label: '佣金' },
] as const;

/** Month and kind are addresses, so that a link or a reload shows the same. */
export function StatementFilters({ state, facts }: StatementFiltersProps) {
  const navigate = useNavigate();
  const [recent] = useState(() => lastMonths(Date.now()));
  const month = state.month ?? facts?.month ?? recent[0] ?? '';
  // One that lies further back was reached by 看上一个月.
  const months = recent.includes(month) ? recent : [...recent, month];
  const exporting = useMutation({
    mutationFn: async () => {
      const query = { month, ...(state.kind !== null && { kind: state.kind }) };
      saveFile(await apiClient.fetchFile('walletExport', { query }), `集物余额明细-${month}.csv`);
    },
  });
  return (
    <div className={styles['filters']}>
      <span className={styles['month']}>
        <select
          aria-label="月份"
          value={month}
          onChange={({ target }) =>
            void navigate(statementAddress({ ...state, month: target.value }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        >
          {months.map((name) => (
            <option key={name} value={name}>
              {monthLong(name)}
            </option>
          ))}
        </select>
        <Icon name="down" size={14} />
      </span>
      <nav className={styles['kinds']} aria-label="类型">
        {kinds.map(({ kind, count, label }) => (
          <Link
            key={label}
            to={statementAddress({ ...state, kind })}
            replace
            preventScrollReset
            aria-current={kind === state.kind ? 'true' : undefined}
          >
            {label}
            {facts && ` ${formatCount(facts.counts[count])}`}
          </Link>
        ))}
      </nav>
      <button
        type="button"
        className={styles['export']}
        aria-disabled={exporting.isPending || undefined}
        onClick={() => !exporting.isPending && exporting.mutate()}
      >
        <Icon name="download" size={16} />
        {exporting.isPending ? '正在导出' : '导出'}
      </button>
    </div>
  );
}
