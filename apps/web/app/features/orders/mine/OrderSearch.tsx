import { type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { type OrderFilter, orderListAddress } from './orderFilter.ts';
import styles from './OrderSearch.module.css';

/** Finds an order by its number or by the title of its goods. */
export function OrderSearch({ filter }: { filter: OrderFilter }) {
  const [typed, setTyped] = useState(filter.keyword);
  const navigate = useNavigate();
  const id = useId();

  function look(keyword: string) {
    void navigate(orderListAddress({ ...filter, keyword: keyword.trim() }), { preventScrollReset: true });
  }

  return (
    <form
      className={styles['search']}
      role="search"
      aria-label="搜索订单"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        look(typed);
      }}
    >
      <label className={styles['hidden']} htmlFor={id}>
        商品名或订单号
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={40}
        placeholder="商品名、订单号"
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
      />
      {filter.keyword !== '' && (
        <button type="button" className={styles['clear']} aria-label="清除搜索" onClick={() => look('')}>
          <Icon name="close" size={14} />
        </button>
      )}
      <button type="submit">搜索</button>
    </form>
  );
}
