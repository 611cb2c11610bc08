import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/toast/toastStore.ts';
import { setCollected } from '../../session/collected.ts';
import { collectionQueries, type CollectionItem } from './collectionQueries.ts';
import { itemsOf, type CollectionPages, withItems, withoutItems } from './collectionPages.ts';

const TITLE_LENGTH = 14;

/** Takes products out of the collection: gone from sight at once, back in their places if undone or refused. */
export async function removeCollected(
  client: QueryClient,
  user: string,
  items: readonly CollectionItem[],
): Promise<void> {
  const productIds = items.map(({ card }) => card.id);
  const ids = new Set(productIds);
  const queryKey = collectionQueries.ofUser(user);
  // An answer that is still on its way would bring them back.
  await client.cancelQueries({ queryKey });
  const taken = client.getQueriesData<CollectionPages>({ queryKey }).map(([key, pages]) => ({
    key,
    items: pages ? itemsOf(pages).filter(({ card }) => ids.has(card.id)) : [],
  }));
  client.setQueriesData<CollectionPages>({ queryKey }, (pages) => pages && withoutItems(pages, ids));

  const putBack = () => {
    for (const { key, items: missing } of taken) {
      client.setQueryData<CollectionPages>(key, (pages) => pages && withItems(pages, missing));
    }
  };
  const undo = async () => {
    await client.cancelQueries({ queryKey });
    putBack();
    await setCollected(productIds, true);
    await client.invalidateQueries({ queryKey });
  };
  showToast({ kind: 'info', text: removedText(items), action: { label: '撤销', onPress: () => void undo() } });

  // The client has told why, if the shop refused.
  if (!(await setCollected(productIds, false))) putBack();
  await client.invalidateQueries({ queryKey });
}

/** The title tells one message from the next: two with the same words would be one, and the first undo lost. */
function removedText(items: readonly CollectionItem[]): string {
  const [first] = items;
  if (items.length !== 1 || !first) return `已从收藏移除 ${items.length} 件`;
  const { title } = first.card;
  return `已移除“${title.length > TITLE_LENGTH ? `${title.slice(0, TITLE_LENGTH)}…` : title}”`;
}
