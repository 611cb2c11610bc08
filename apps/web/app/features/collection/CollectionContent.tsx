import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import { BatchBar } from './BatchBar.tsx';
import styles from './CollectionContent.module.css';
import { CollectionFilters } from './CollectionFilters.tsx';
import { CollectionHead } from './CollectionHead.tsx';
import type { CollectionItem } from './collectionQueries.ts';
import { CollectionSkeleton } from './CollectionSkeleton.tsx';
import { readCollectionState } from './collectionState.ts';
import { CollectionList } from './CollectionList.tsx';
import { EmptyCollection } from './EmptyCollection.tsx';
import { removeCollected } from './removeCollected.ts';
import { useCollection } from './useCollection.ts';

export function CollectionContent() {
  const [params] = useSearchParams();
  const state = readCollectionState(params);
  const { query, user, items, facts } = useCollection(state);
  const client = useQueryClient();
  const list = useRef<HTMLElement>(null);
  /** The ticked products; null while not choosing. */
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null);

  function remove(removed: readonly CollectionItem[]) {
    // The pressed button goes with its item; the keyboard goes on from the list.
    list.current?.focus({ preventScroll: true });
    void removeCollected(client, user, removed);
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
          <EmptyCollection state={state} isEmpty={facts.counts.all === 0} />
        ) : (
          <CollectionList
            state={state}
            query={query}
            items={items}
            ticked={ticked}
            onTick={setTicked}
            onRemove={remove}
          />
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
