import { Suspense, useRef, useState } from 'react';
import { useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs.tsx';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import { useIsHydrated } from '../../ui/hydration/useIsHydrated.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.ts';
import { conditionsOf } from './conditions.ts';
import { describeCounts } from './countText.ts';
import { AttributeRows } from './filters/AttributeRows.tsx';
import { CappedCounts } from './filters/CappedCounts.ts';
import { CategoryTiles } from './filters/CategoryTiles.tsx';
import { Conditions } from './filters/Conditions.tsx';
import { FilterSide } from './filters/FilterSide.tsx';
import { SortBar } from './filters/SortBar.tsx';
import { pageTitle } from './pageTitle.ts';
import type { ResourceData, ResourceList } from './ResourceData.ts';
import styles from './ResourcePage.module.css';
import { readState, type ResourceState } from './resourceState.ts';
import { NothingFound } from './results/NothingFound.tsx';
import { Results } from './results/Results.tsx';

const CampaignBar = lazyPart(() => import('../../shared/cart/CampaignBar.tsx'), { silent: true });
const FilterDrawer = lazyPart(() => import('./filters/FilterDrawer.tsx'));

interface ResourcePageProps {
  page: ResourceData;
}

/** 货源: everything on sale, by category, search, filters and order. All of its state stands in the address. */
export function ResourcePage({ page: loaded }: ResourcePageProps) {
  const [query] = useSearchParams();
  const state = readState(query);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const results = useRef<HTMLElement>(null);
  const busy = useNavigation().location?.pathname === '/resource';
  const page = useLastGood(loaded);
  const { list, facets, categories } = page;

  const title = pageTitle(state, page);
  const conditions = conditionsOf(state, facets);
  const counts = facets ? describeCounts(state, facets, conditions.length) : null;
  const isFiltered = conditions.length > 0 && facets?.unfiltered !== 0;
  const steps = [
    { label: '货源', to: '/resource' },
    ...(categories?.path ?? []).map(({ id, name }) => ({ label: name, to: `/resource?category=${id}` })),
  ];
  return (
    <CappedCounts value={facets?.isCapped ?? false}>
      <div className={styles['breadcrumbs']}>
        <Breadcrumbs steps={steps} />
      </div>
      {categories && <CategoryTiles state={state} tiles={categories.tiles} />}
      <div className={styles['columns']}>
        <FilterSide state={state} page={page} />
        <section ref={results} className={styles['results']} tabIndex={-1} aria-label="商品">
          <div className={styles['heading']}>
            <h1>{title}</h1>
            <p role="status">{counts?.sentence}</p>
          </div>
          <Conditions
            state={state}
            conditions={conditions}
            countText={counts ? `${counts.total} 件` : ''}
            onRemove={() => results.current?.focus({ preventScroll: true })}
          />
          {facets && <AttributeRows state={state} attributes={facets.attributes} />}
          <SortBar
            state={state}
            facets={facets}
            conditionCount={conditions.length}
            onFilter={() => setDrawerOpen(true)}
          />
          <div className={styles['list']} aria-busy={busy}>
            <Failures page={loaded} />
            {list && <Found state={state} page={page} list={list} total={counts?.total} isFiltered={isFiltered} />}
          </div>
          {state.campaign && <CampaignPlace campaignId={state.campaign} />}
        </section>
      </div>
      {isDrawerOpen && facets && (
        <Suspense>
          <FilterDrawer
            state={state}
            facets={facets}
            countText={`${counts?.total} 件商品`}
            busy={busy}
            onClose={() => setDrawerOpen(false)}
          />
        </Suspense>
      )}
    </CappedCounts>
  );
}

/** Its room is there from the start, at the end of the goods; on the way there it stays at the edge of the window. */
function CampaignPlace({ campaignId }: { campaignId: string }) {
  const isHydrated = useIsHydrated();
  return (
    <div className={styles['campaign']}>
      {isHydrated && (
        <Suspense>
          <CampaignBar key={campaignId} campaignId={campaignId} />
        </Suspense>
      )}
    </div>
  );
}

interface FoundProps {
  state: ResourceState;
  page: ResourceData;
  list: ResourceList;
  total: string | undefined;
  /** There would be products without the conditions. */
  isFiltered: boolean;
}

function Found({ state, page, list, total, isFiltered }: FoundProps) {
  if (list.items.length === 0) return <NothingFound state={state} page={page} hasConditions={isFiltered} />;
  return <Results state={state} list={list} total={total} ad={page.ad} />;
}

/** When a list does not come, the former one stays, under a notice. */
function useLastGood(loaded: ResourceData): ResourceData {
  const [good, setGood] = useState(loaded);
  if (loaded.list && loaded !== good) setGood(loaded);
  return loaded.list ? loaded : good;
}

function Failures({ page: { list, facets } }: { page: ResourceData }) {
  const { revalidate, state } = useRevalidator();
  if (list && facets) return null;
  return (
    <div className={styles['failed']}>
      <LoadFailed
        text={list ? '筛选条件没有加载出来，商品都在。' : '商品没有加载出来，您选的条件都还在。'}
        retrying={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </div>
  );
}
