import { listPickedProducts } from '../../../modules/channels/celebrity/index.ts';
import { listGroupProducts } from '../../../modules/channels/groupPurchase/index.ts';
import { listOfferProducts } from '../../../modules/channels/openBox/index.ts';
import { listDealProducts } from '../../../modules/channels/woot/index.ts';
import type { SearchedChannel } from '../../../modules/goods/search/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

interface Asked {
  /** Null: all that there are. */
  readonly productIds: readonly string[] | null;
  readonly now: Date;
}

type ListProducts = (db: Reader, asked: Asked) => Promise<readonly string[]>;

/** What each channel sells at a moment. A channel that opens adds its line. */
const sellers: readonly (readonly [channel: SearchedChannel, list: ListProducts])[] = [
  ['groupPurchase', listGroupProducts],
  ['woot', listDealProducts],
  ['openBox', listOfferProducts],
  ['celebrity', listPickedProducts],
];

/** The channels in which products are sold at this moment; those that are in none are not among them. */
export async function soldInChannels(
  db: Reader,
  asked: Asked,
): Promise<ReadonlyMap<string, readonly SearchedChannel[]>> {
  const lists = await Promise.all(sellers.map(([, list]) => list(db, asked)));
  const sold = new Map<string, SearchedChannel[]>();
  for (const [index, [channel]] of sellers.entries()) {
    for (const productId of lists[index] ?? []) sold.set(productId, [...(sold.get(productId) ?? []), channel]);
  }
  return sold;
}
