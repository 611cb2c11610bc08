import { useNavigation, useRevalidator } from 'react-router';
import { CelebrityCardItem } from '../../../shared/celebrity/CelebrityCardItem.tsx';
import { useFollows } from '../../../shared/celebrity/useFollows.ts';
import { formatCount } from '../../../format/formatCount.ts';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { LinkTabs } from '../../../ui/linkTabs/LinkTabs.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { LoadMore } from '../../../ui/pager/LoadMore.tsx';
import type { CelebrityList, ListData } from '../CelebrityData.ts';
import { ApplyPanel } from './ApplyPanel.tsx';
import styles from './CelebrityListPage.module.css';
import { useMoreCelebrities } from './useMoreCelebrities.ts';

/** Two rows of a wide screen. */
const FIRST_SCREEN = 3;

/** 达人: everyone who is shown, the liveliest first, by what they recommend. Below them the way to become one. */
export function CelebrityListPage({ page: { list, category } }: { page: ListData }) {
  const { revalidate, state } = useRevalidator();
  const busy = useNavigation().location?.pathname === '/celebrity';
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>达人</h1>
        <p>他们自己在用，也说清缺点。有佣金的推荐都标广告。</p>
      </div>
      {list && list.categories.length > 1 && (
        <LinkTabs className={styles['tabs']} look="box" label="品类" tabs={tabsOf(list, category)} />
      )}
      <div className={styles['list']} aria-busy={busy}>
        {list === null && (
          <LoadFailed
            text="达人没有加载出来，请再试一次。"
            retrying={state === 'loading'}
            onRetry={() => void revalidate()}
          />
        )}
        {list && list.items.length > 0 && <Cards list={list} category={category} />}
        {list?.items.length === 0 && (
          <EmptyState
            title={category === null ? '还没有达人在展示' : '这个品类现在没有达人'}
            text="达人主页正在陆续上线，先看看在售的商品。"
            action={
              category === null ? { to: '/resource', label: '去货源看看' } : { to: '/celebrity', label: '看全部达人' }
            }
          />
        )}
      </div>
      <ApplyPanel />
    </div>
  );
}

function Cards({ list, category }: { list: CelebrityList; category: string | null }) {
  const follows = useFollows();
  const { items: celebrities, state, loadMore } = useMoreCelebrities(list, category);
  const total = list.categories
    .filter(({ id }) => category === null || id === category)
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <ul className={styles['grid']}>
        {celebrities.map((celebrity, order) => (
          <CelebrityCardItem key={celebrity.id} celebrity={celebrity} follows={follows} eager={order < FIRST_SCREEN} />
        ))}
      </ul>
      {state !== 'end' && (
        <LoadMore
          shown={celebrities.length}
          total={formatCount(Math.max(total, celebrities.length))}
          state={state}
          label="再看几位"
          unit="位"
          onMore={loadMore}
        />
      )}
    </>
  );
}

function tabsOf({ categories }: CelebrityList, category: string | null) {
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return [
    { to: '/celebrity', label: `全部 ${all}`, isCurrent: category === null },
    ...categories.map(({ id, name, count }) => ({
      to: `/celebrity?category=${id}`,
      label: `${name} ${count}`,
      isCurrent: id === category,
    })),
  ];
}
