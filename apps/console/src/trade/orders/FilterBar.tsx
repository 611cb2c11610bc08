import { rules } from '@jiwu/contract/rules';
import { Button, DatePicker, Input, type InputRef, Select } from 'antd';
import dayjs from 'dayjs';
import { useRef, useState } from 'react';
import { useAddress } from '../../ui/address/useAddress.ts';
import { useKeys } from '../../ui/keys/useKeys.ts';
import { orderStates } from '../../ui/words/orderStates.ts';
import { orderKinds } from '../parts/words.ts';
import { filterNames, readSearch, searchText } from './orderFilters.ts';
import styles from './Orders.module.css';

const DAY = 'YYYY-MM-DD';

/** One field that knows numbers, phones and names, and the filters beside it. All of it stands in the address. */
export function FilterBar() {
  const { query, change } = useAddress();
  const [problem, setProblem] = useState('');
  const field = useRef<InputRef>(null);
  useKeys({ '/': () => field.current?.focus() });
  const search = (text: string) => {
    const found = readSearch(text);
    setProblem(found ? '' : '写订单号、手机号、尾号 4 位，或收货人至少两个字');
    if (found) change(found);
  };
  const clear = () => change(Object.fromEntries(filterNames.map((name) => [name, undefined])));
  const hasAny = filterNames.some((name) => query[name]);
  return (
    <div className={styles['filters']} role="search">
      <Input.Search
        key={searchText(query)}
        ref={field}
        className={styles['search'] ?? ''}
        aria-label="找订单"
        placeholder="订单号、尾号、收货人"
        allowClear
        defaultValue={searchText(query)}
        onSearch={search}
      />
      <Select
        aria-label="状态"
        allowClear
        placeholder="状态：全部"
        value={query['state'] ?? null}
        options={rules.order.states.map((value) => ({ value, label: orderStates[value] }))}
        onChange={(state?: string) => change({ state, due: undefined, reminded: undefined })}
      />
      <Select
        aria-label="种类"
        allowClear
        placeholder="种类：全部"
        value={query['kind'] ?? null}
        options={rules.order.kinds.map((value) => ({ value, label: orderKinds[value] }))}
        onChange={(kind?: string) => change({ kind })}
      />
      <Select
        aria-label="按哪个日期"
        value={query['by'] ?? 'created'}
        options={[
          { value: 'created', label: '下单日' },
          { value: 'paid', label: '付款日' },
        ]}
        onChange={(by: string) => change({ by: by === 'created' ? undefined : by })}
      />
      <DatePicker.RangePicker
        aria-label="日期"
        allowEmpty={[true, true]}
        value={[query['from'] ? dayjs(query['from']) : null, query['to'] ? dayjs(query['to']) : null]}
        onChange={(range) => change({ from: range?.[0]?.format(DAY), to: range?.[1]?.format(DAY) })}
      />
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
