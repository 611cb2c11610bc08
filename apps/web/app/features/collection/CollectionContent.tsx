import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '../../components/loadFailed/LoadFailed.tsx';
import { BatchBar } from './BatchBar.tsx';
import styles from './CollectionContent.module.css';
import { CollectionFilters } from './CollectionFilters.tsx';
import { CollectionHead } from './CollectionHead.tsx';
import type { KeptItem } from './collectionQueries.ts';
import { CollectionSkeleton } from './CollectionSkeleton.tsx';
import { readCollectionState } from './collectionState.ts';
import { KeptList } from './KeptList.tsx';
import { NothingKept } from './NothingKept.tsx';
import { removeKept } from './removeKept.ts';
import { useKept } from './useKept.ts';

export function CollectionContent() {
  const [params] = useSearchParams();
  const state = readCollectionState(params);
  const { query, user, items, facts } = useKept(state);
  const client = useQueryClient();
  const list = useRef<HTMLElement>(null);
  /** What is ticked; nothing while nobody is choosing. */
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null);

  function remove(removed: readonly KeptItem[]) {
    // The pressed button goes with its item; the keyboard goes on from the list.
    list.current?.focus({ preventScroll: true });
    void removeKept(client, user, removed);
  }

  if (!facts) {
    return (
      <div className={styles['page']}>
        <CollectionHead />
        {query.isError ? (
          <LoadFailed
            text="收藏没有加载出来，您收藏的商品都还在。"
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <CollectionSkeleton />
        )}
      </div>
    );
  }

  const chosen = items.filter(({ card }) => ticked?.has(card.id));
  return (
    <div className={styles['page']}>
      <CollectionHead counts={facts.counts} />
      {facts.counts.all > 0 && (
        <CollectionFilters
          state={state}
          facts={facts}
          isChoosing={ticked !== null}
          onChoosing={(isChoosing) => setTicked(isChoosing ? new Set() : null)}
        />
      )}
      {query.isRefetchError && (
        <LoadFailed
          text="没有取到最新的价格和库存，下面是刚才的。"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      <section
        ref={list}
        className={styles['list']}
        tabIndex={-1}
        aria-label="收藏的商品"
        aria-busy={query.isPlaceholderData}
      >
        {items.length === 0 && !query.hasNextPage ? (
          <NothingKept state={state} isEmpty={facts.counts.all === 0} />
        ) : (
          <KeptList state={state} query={query} items={items} ticked={ticked} onTick={setTicked} onRemove={remove} />
        )}
      </section>
      {ticked && items.length > 0 && (
        <BatchBar
          all={items.length}
          chosen={chosen.length}
          onAll={(isAll) => setTicked(new Set(isAll ? items.map(({ card }) => card.id) : []))}
          onRemove={() => {
            setTicked(null);
            remove(chosen);
          }}
        />
      )}
    </div>
  );
}
