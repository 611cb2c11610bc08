import { type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatCount } from '../../../format/formatCount.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LinkTabs } from '../../../ui/linkTabs/LinkTabs.tsx';
import type { BatchesPage } from '../batchQueries.ts';
import { type BatchFilter, batchTabs, cleanKeyword, listAddress, tabNames } from './batchFilter.ts';
import styles from './BatchFilters.module.css';

interface BatchFiltersProps {
  filter: BatchFilter;
  counts: BatchesPage['counts'] | undefined;
}

/** Tabs by how far a batch is, and a search; both are addresses. */
export function BatchFilters({ filter, counts }: BatchFiltersProps) {
  const [typed, setTyped] = useState(filter.keyword);
  const navigate = useNavigate();
  const id = useId();
  const look = (keyword: string) =>
    void navigate(listAddress({ ...filter, keyword: cleanKeyword(keyword) }), { preventScrollReset: true });
  return (
    <div className={styles['filters']}>
      <LinkTabs
        className={styles['tabs']}
        look="fill"
        label="状态"
        tabs={batchTabs.map((tab) => ({
          to: listAddress({ ...filter, tab }),
          label: tabNames[tab],
          isCurrent: tab === filter.tab,
          count: counts ? formatCount(counts[tab]) : '',
        }))}
      />
      <form
        className={styles['search']}
        role="search"
        aria-label="找批次"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          look(typed);
        }}
      >
        <label htmlFor={id}>收件人、手机号或单号</label>
        <input
          id={id}
          type="search"
          value={typed}
          maxLength={40}
          placeholder="收件人、手机号、单号"
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
        {filter.keyword !== '' && (
          <button type="button" aria-label="清除搜索" onClick={() => look('')}>
            <Icon name="close" size={14} />
          </button>
        )}
        <button type="submit" aria-label="搜索">
          <Icon name="search" size={14} />
        </button>
      </form>
    </div>
  );
}
