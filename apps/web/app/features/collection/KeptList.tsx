import { LoadMore } from '../../components/pager/LoadMore.tsx';
import { formatCount } from '../../format/formatCount.ts';
import type { KeptItem } from './collectionQueries.ts';
import type { CollectionState } from './collectionState.ts';
import { KeptCard } from './KeptCard.tsx';
import styles from './KeptList.module.css';
import type { useKept } from './useKept.ts';

interface KeptListProps {
  state: CollectionState;
  query: ReturnType<typeof useKept>['query'];
  items: readonly KeptItem[];
  ticked: ReadonlySet<string> | null;
  onTick: (ticked: ReadonlySet<string>) => void;
  onRemove: (items: readonly KeptItem[]) => void;
}

export function KeptList({ state, query, items, ticked, onTick, onRemove }: KeptListProps) {
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
          <KeptCard
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

function moreState(query: KeptListProps['query']): 'idle' | 'loading' | 'failed' | 'end' {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  return query.hasNextPage ? 'idle' : 'end';
}

/** How many there are; nobody counts one category's within another filter. */
function totalOf({ filter, category }: CollectionState, facts: FactsOf | undefined): string | undefined {
  if (!facts) return undefined;
  if (category === null) return formatCount(facts.counts[filter]);
  const found = filter === 'all' ? facts.categories.find(({ id }) => id === category) : undefined;
  return found && formatCount(found.count);
}

type FactsOf = NonNullable<KeptListProps['query']['data']>['pages'][number];
