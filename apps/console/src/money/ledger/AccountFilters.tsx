import { rules } from '@jiwu/contract/rules';
import { DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useAddress } from '../../ui/address/useAddress.ts';
import { formatAmount, signed } from '../ledgerWords.ts';
import money from '../Money.module.css';
import type { Statement } from './Statement.ts';

const DAY = 'YYYY-MM-DD';

/** Which lines of an account are shown, and what they come to. */
export function AccountFilters({ statement: { account, span } }: { statement: Statement }) {
  const { query, change } = useAddress();
  const { currency } = account;
  return (
    <div className={money['filters']}>
      <DatePicker.RangePicker
        aria-label="日期"
        value={query['fromDay'] && query['toDay'] ? [dayjs(query['fromDay']), dayjs(query['toDay'])] : null}
        onChange={(range) => change({ fromDay: range?.[0]?.format(DAY), toDay: range?.[1]?.format(DAY) })}
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
