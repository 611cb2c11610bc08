import { ShopError } from '../platform/errors/ShopError.ts';
import type { Services } from '../platform/services.ts';

const BATCH = 200;
const AT_ONCE = 4;
/** Refusals for a worker that comes second. */
const NO_LONGER_DUE = new Set([
  'ORDER_CHANGED',
  'AFTER_SALE_CHANGED',
  'BATCH_CHANGED',
  'AD_CHANGED',
  'WOOT_CHANGED',
  'NOT_FOUND',
]);

interface Due<T> {
  /** Name in the log of a failed item; the item is due again at the next sweep. */
  readonly name: string;
  readonly list: (limit: number) => Promise<T[]>;
  readonly work: (item: T) => Promise<void>;
}

/**
 * Works through the due items, a few at once, batch by batch. Two workers may see the same item: the work locks its row and
 * refuses an item that is no longer due, which is no failure.
 */
export async function eachDue<T extends { readonly id: string }>(services: Services, due: Due<T>): Promise<void> {
  for (;;) {
    const items = await due.list(BATCH);
    let done = 0;
    let failed = 0;
    const queue = [...items];
    const takeTurns = async (): Promise<void> => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
        try {
          await due.work(item);
          done += 1;
        } catch (error) {
          if (error instanceof ShopError && NO_LONGER_DUE.has(error.errorCode)) continue;
          failed += 1;
          services.log.warn({ err: error, id: item.id }, due.name);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
    // A failed item stays due: it must not keep this sweep busy for ever.
    if (items.length < BATCH || failed > 0 || done === 0) return;
  }
}
