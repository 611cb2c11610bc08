import { rules } from '@jiwu/contract/rules';
import { Select } from 'antd';
import { useAddress } from '../../ui/address/useAddress.ts';
import { DayRangePicker } from '../../ui/time/pickers/DayRangePicker.tsx';
import { formatAmount, signed } from '../ledgerWords.ts';
import money from '../Money.module.css';
import type { Statement } from './Statement.ts';

/** Which lines of an account are shown, and what they come to. */
export function AccountFilters({ statement: { account, span } }: { statement: Statement }) {
  const { query, change } = useAddress();
  const { currency } = account;
  return (
    <div className={money['filters']}>
      <DayRangePicker
        label="日期"
        from={query['fromDay']}
        to={query['toDay']}
        onChange={(fromDay, toDay) => change({ fromDay, toDay })}
      />
      <Select
        aria-label="种类"
        allowClear
        showSearch
        placeholder="种类：全部"
        value={query['kind'] ?? null}
        options={Object.entries(rules.ledger.causes).map(([value, label]) => ({ value, label }))}
        onChange={(kind?: string) => change({ kind })}
      />
      {span && (
        <span className="quiet small">
          收入 {formatAmount(span.income, currency)}，支出 {formatAmount(span.expense, currency)}，净{' '}
          {signed(span.income - span.expense, currency)}
        </span>
      )}
    </div>
  );
}
