import { rules } from '@jiwu/contract/rules';
import { Button, Input, type InputRef, Select } from 'antd';
import { useRef, useState } from 'react';
import { useAddress } from '../../ui/address/useAddress.ts';
import { useKeys } from '../../ui/keys/useKeys.ts';
import { orderStates } from '../../ui/words/orderStates.ts';
import { DayRangePicker } from '../../ui/time/pickers/DayRangePicker.tsx';
import { orderKinds } from '../parts/words.ts';
import { filterNames, filtersOf, readSearch, searchText, wholeNumber } from './orderFilters.ts';
import styles from './Orders.module.css';

interface FilterBarProps {
  /** The whole number that is looked for; it stands in no address. */
  readonly phoneNumber: string | null;
  readonly onPhone: (phoneNumber: string | null) => void;
}

/** One field that knows numbers, phones and names, and the filters beside it. All of it stands in the address. */
export function FilterBar({ phoneNumber, onPhone }: FilterBarProps) {
  const { query, change } = useAddress();
  const filters = filtersOf(query);
  const [problem, setProblem] = useState('');
  const field = useRef<InputRef>(null);
  useKeys({ '/': () => field.current?.focus() });
  const search = (text: string) => {
    const whole = wholeNumber(text);
    onPhone(whole);
    if (whole !== null) {
      setProblem('');
      return;
    }
    const found = readSearch(text);
    setProblem(found ? '' : '写订单号、手机号、尾号 4 位，或收货人至少两个字');
    if (found) change(found);
  };
  const clear = () => {
    onPhone(null);
    change(Object.fromEntries(filterNames.map((name) => [name, undefined])));
  };
  const hasAny = phoneNumber !== null || filterNames.some((name) => filters[name]);
  const sought = phoneNumber ?? searchText(query);
  // All orders of a number are shown, of every state and day.
  const isByPhone = phoneNumber !== null;
  return (
    <div className={styles['filters']} role="search">
      <Input.Search
        key={sought}
        ref={field}
        className={styles['search'] ?? ''}
        aria-label="找订单"
        placeholder="订单号、手机号或尾号、收货人"
        allowClear
        defaultValue={sought}
        onSearch={search}
      />
      <Select
        aria-label="状态"
        disabled={isByPhone}
        allowClear
        placeholder="状态：全部"
        value={filters.state ?? null}
        options={rules.order.states.map((value) => ({ value, label: orderStates[value] }))}
        onChange={(state?: string) => change({ state, due: undefined, reminded: undefined })}
      />
      <Select
        aria-label="种类"
        disabled={isByPhone}
        allowClear
        placeholder="种类：全部"
        value={filters.kind ?? null}
        options={rules.order.kinds.map((value) => ({ value, label: orderKinds[value] }))}
        onChange={(kind?: string) => change({ kind })}
      />
      <Select
        aria-label="按哪个日期"
        disabled={isByPhone}
        value={filters.by ?? 'created'}
        options={[
          { value: 'created', label: '下单日' },
          { value: 'paid', label: '付款日' },
        ]}
        onChange={(by: string) => change({ by: by === 'created' ? undefined : by })}
      />
      <DayRangePicker
        label="日期"
        disabled={isByPhone}
        mayBeOpen
        from={query['from']}
        to={query['to']}
        onChange={(from, to) => change({ from, to })}
      />
      {isByPhone && (
        <Button onClick={() => onPhone(null)} aria-label="不再只看一个手机号">
          {phoneNumber.slice(0, 3)}****{phoneNumber.slice(-4)} 的全部订单 ×
        </Button>
      )}
      {query['productId'] && (
        <Button onClick={() => change({ productId: undefined })} aria-label="不再只看一件商品">
          只看一件商品 ×
        </Button>
      )}
      {hasAny && (
        <Button type="text" onClick={clear}>
          清空
        </Button>
      )}
      <span role="alert">{problem}</span>
    </div>
  );
}
