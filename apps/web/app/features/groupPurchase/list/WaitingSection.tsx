import { useId } from 'react';
import { Link, useRevalidator } from 'react-router';
import { formatCount } from '../../../format/formatCount.ts';
import { GroupGrid } from '../../../shared/groups/GroupGrid.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LinkTabs } from '../../../ui/linkTabs/LinkTabs.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import type { Groups, ListData } from '../GroupPurchaseData.ts';
import { type GroupFilter, groupListAddress, waitingTabs } from './groupFilter.ts';
import { SectionHead } from './SectionHead.tsx';
import { useWaitingGroups } from './useWaitingGroups.ts';
import styles from './WaitingSection.module.css';

/** Two rows of three, until more are asked for. */
const FIRST = 6;

/** The groups that wait for members: those that lack few come first. */
export function WaitingSection({ page }: { page: ListData }) {
  const titleId = useId();
  const { revalidate, state } = useRevalidator();
  const { filter, now } = page;
  const waiting = useWaitingGroups(page);
  const { groups } = waiting;
  const isShort = filter.waiting === null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} title="正在等人" lead="只列真实的团，人数随付款更新">
        {groups && groups.counts.all > 0 && <Filters counts={groups.counts} filter={filter} />}
      </SectionHead>
      {groups === null ? (
        <LoadFailed
          text="正在等人的团没有加载出来，您的座位和款项都还在。"
          retrying={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      ) : groups.items.length === 0 ? (
        <NobodyWaits isFiltered={groups.counts.all > 0} />
      ) : (
        <GroupGrid groups={isShort ? groups.items.slice(0, FIRST) : groups.items} now={now} eager />
      )}
      {!isShort && <More {...waiting} />}
    </section>
  );
}

function Filters({ counts, filter }: { counts: Groups['counts']; filter: GroupFilter }) {
  return (
    <>
      <LinkTabs
        className={`${styles['tabs']} ${filter.waiting === null ? styles['wide'] : ''}`}
        look="fill"
        label="筛选正在等人的团"
        tabs={waitingTabs.map(({ waiting, label }) => ({
          to: groupListAddress({ ...filter, waiting }),
          label,
          isCurrent: waiting === (filter.waiting ?? 'all'),
          count: formatCount(counts[waiting]),
        }))}
      />
      {filter.waiting === null && counts.all > FIRST && (
        <Link className={styles['all']} to={groupListAddress({ ...filter, waiting: 'all' })} preventScrollReset>
          全部 {formatCount(counts.all)} 个团
          <Icon name="forward" size={14} />
        </Link>
      )}
    </>
  );
}

const moreWords = { idle: '再看一些团', loading: '正在加载', failed: '再试一次' } as const;

function More({ state, load }: Pick<ReturnType<typeof useWaitingGroups>, 'state' | 'load'>) {
  if (state === 'end') return null;
  return (
    <div className={styles['more']}>
      {state === 'failed' && <p role="alert">后面的团没有加载出来，前面的都还在。</p>}
      <Button busy={state === 'loading'} onClick={() => void load()}>
        {moreWords[state]}
      </Button>
    </div>
  );
}

function NobodyWaits({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      title="这里现在没有团"
      text="换一个条件看看，别的团还在等人。"
      action={{ to: '/groupPurchase?filter=all', label: '看全部的团' }}
      picture="compass"
    />
  ) : (
    <EmptyState
      title="现在没有团在等人"
      text="从下面选一件商品，付款就开团，再把链接发给朋友。"
      action={{ to: '/groupPurchase#campaigns', label: '选一件开团' }}
      picture="tea"
    />
  );
}
