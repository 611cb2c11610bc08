import { LoadMore } from '../../ui/pager/LoadMore.tsx';
import { formatCount } from '../../format/formatCount.ts';
import type { CollectionItem } from './collectionQueries.ts';
import type { CollectionState } from './collectionState.ts';
import { CollectionCard } from './CollectionCard.tsx';
import styles from './CollectionList.module.css';
import type { useCollection } from './useCollection.ts';

interface CollectionListProps {
  state: CollectionState;
  query: ReturnType<typeof useCollection>['query'];
  items: readonly CollectionItem[];
  ticked: ReadonlySet<string> | null;
  onTick: (ticked: ReadonlySet<string>) => void;
  onRemove: (items: readonly CollectionItem[]) => void;
}

export function CollectionList({ state, query, items, ticked, onTick, onRemove }: CollectionListProps) {
  function tick(id: string, isTicked: boolean) {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    onTick(next);
  }
  return (
    <>
      <ul className={styles['grid']}>
        {items.map((item) => (
          <CollectionCard
            key={item.card.id}
            item={item}
            isTicked={ticked ? ticked.has(item.card.id) : null}
            onTick={(isTicked) => tick(item.card.id, isTicked)}
            onRemove={() => onRemove([item])}
          />
        ))}
      </ul>
      <LoadMore
        shown={items.length}
        total={totalOf(state, query.data?.pages.at(-1))}
        state={moreState(query)}
        label="再看 20 件"
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
}

function moreState(query: CollectionListProps['query']): 'idle' | 'loading' | 'failed' | 'end' {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  return query.hasNextPage ? 'idle' : 'end';
}

/** The total; unknown for one category within another filter. */
function totalOf({ filter, category }: CollectionState, facts: FactsOf | undefined): string | undefined {
  if (!facts) return undefined;
  if (category === null) return formatCount(facts.counts[filter]);
  const found = filter === 'all' ? facts.categories.find(({ id }) => id === category) : undefined;
  return found && formatCount(found.count);
}

type FactsOf = NonNullable<CollectionListProps['query']['data']>['pages'][number];
