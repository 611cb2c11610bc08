import { Suspense, useRef, useState } from 'react';
import { useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import type { ListData } from '../OpenBoxData.ts';
import { GradeStrip } from './GradeStrip.tsx';
import { unitConditions } from './unitConditions.ts';
import { GRADES, UnitConditions } from './UnitConditions.tsx';
import { filterAddress, readUnitFilter, withoutConditions } from './unitFilter.ts';
import { UnitFilterSide } from './UnitFilterSide.tsx';
import styles from './UnitListPage.module.css';
import { UnitResults } from './UnitResults.tsx';
import { UnitSortBar } from './UnitSortBar.tsx';

const UnitFilterDrawer = lazyPart(() => import('./UnitFilterDrawer.tsx'));

/** 开箱: every unit on sale, by grade, saving, category, brand and price. All of its state stands in the address. */
export function UnitListPage({ page: loaded }: { page: ListData }) {
  const [query] = useSearchParams();
  const filter = readUnitFilter(query);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const results = useRef<HTMLElement>(null);
  const busy = useNavigation().location?.pathname === '/openBox';
  const { list, facets, now } = useLastGood(loaded);
  const conditions = unitConditions(filter, facets);
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>开箱</h1>
        <p>一物一检，照片就是这一件。签收后 7 天内可退。</p>
        <LightLink to={GRADES}>等级怎么定</LightLink>
      </div>
      <GradeStrip filter={filter} facets={facets} />
      <div className={styles['columns']}>
        <UnitFilterSide filter={filter} facets={facets} />
        <section ref={results} className={styles['results']} tabIndex={-1} aria-label="单件">
          <UnitConditions
            filter={filter}
            conditions={conditions}
            facets={facets}
            onRemove={() => results.current?.focus({ preventScroll: true })}
          />
          <UnitSortBar filter={filter} conditionCount={conditions.length} onFilter={() => setDrawerOpen(true)} />
          <div className={styles['list']} aria-busy={busy}>
            <Failures page={loaded} />
            {list && list.items.length > 0 && <UnitResults list={list} total={facets?.matching} now={now} />}
            {list && list.items.length === 0 && (
              <Nothing isFiltered={conditions.length > 0} all={filterAddress(withoutConditions(filter))} />
            )}
          </div>
        </section>
      </div>
      {isDrawerOpen && facets && (
        <Suspense>
          <UnitFilterDrawer filter={filter} facets={facets} busy={busy} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Nothing({ isFiltered, all }: { isFiltered: boolean; all: string }) {
  return isFiltered ? (
    <EmptyState
      title="没有同时符合这些条件的单件"
      text="去掉一两个条件试试；新的单件每天都在检测上架。"
      action={{ to: all, label: '清除全部条件' }}
    />
  ) : (
    <EmptyState
      title="现在没有在售的单件"
      text="退回和展示过的商品检测定级之后，会一件一件上架到这里。"
      action={{ to: '/resource', label: '去货源看看' }}
      picture="tea"
    />
  );
}

/** When a list does not come, the former one stays, under a notice. */
function useLastGood(loaded: ListData): ListData {
  const [good, setGood] = useState(loaded);
  if (loaded.list && loaded !== good) setGood(loaded);
  return loaded.list ? loaded : good;
}

function Failures({ page: { list, facets } }: { page: ListData }) {
  const { revalidate, state } = useRevalidator();
  if (list && facets) return null;
  return (
    <div className={styles['failed']}>
      <LoadFailed
        text={list ? '筛选条件没有加载出来，单件都在。' : '单件没有加载出来，您选的条件都还在。'}
        retrying={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </div>
  );
}
