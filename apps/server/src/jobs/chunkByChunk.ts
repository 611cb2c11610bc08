import type { ShopServices } from '../flows/ShopServices.ts';
import type { Tx } from '../platform/database/Tx.ts';

const AT_ONCE = 20;

interface Key {
  readonly userId: string;
  readonly id: string;
}

interface Work {
  /** Name in the log of a failed item; it is due again at the next sweep. */
  readonly name: string;
  readonly list: (limit: number) => Promise<Key[]>;
  /** One chunk of it, in a transaction of its own. */
  readonly work: (tx: Tx, item: Key) => Promise<'more' | 'done'>;
}

/**
 * Works on large things in chunks, one of each in turn, so that a small one does not wait for a large one to end. A chunk is done or not
 * done: whoever comes after a process that was killed goes on with the next.
 */
export async function chunkByChunk(services: ShopServices, { name, list, work }: Work): Promise<void> {
  let items = await list(AT_ONCE);
  while (items.length > 0) {
    const left: Key[] = [];
    for (const item of items) {
      try {
        if ((await services.db.transact((tx) => work(tx, item))) === 'more') left.push(item);
      } catch (error) {
        services.log.warn({ err: error, id: item.id }, name);
      }
    }
    items = left;
  }
}
