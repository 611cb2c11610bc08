import { listChannelGoods } from '../../../modules/goods/search/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { soldInChannels } from './soldInChannels.ts';

/** Products that search shows in other channels than they are sold in by now: something has begun, or is over. */
export async function listChannelChanges(
  db: Reader,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string }[]> {
  const sold = await soldInChannels(db, { productIds: null, now });
  const shown = await listChannelGoods(db, [...sold.keys()]);
  const changed = [...shown].filter(([id, channels]) => asText(channels) !== asText(sold.get(id) ?? []));
  return changed.slice(0, limit).map(([id]) => ({ id }));
}

const asText = (channels: readonly string[]): string => channels.toSorted().join();
