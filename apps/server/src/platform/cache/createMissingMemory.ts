import { errorCodes } from '@jiwu/contract';
import { LRUCache } from 'lru-cache';
import { ShopError } from '../errors/ShopError.ts';

/** Remembers for a moment which things do not exist, so that repeated requests for them do not reach the database. */
export function createMissingMemory(spanMs: number) {
  const missing = new LRUCache<string, ShopError>({ max: 5000, ttl: spanMs });
  return {
    /** Throws the error of a moment ago again. */
    refuseKnown(key: string): void {
      const error = missing.get(key);
      if (error) throw error;
    },
    async watch<T>(key: string, load: () => Promise<T>): Promise<T> {
      try {
        return await load();
      } catch (error) {
        if (error instanceof ShopError && errorCodes[error.errorCode].status === 404) missing.set(key, error);
        throw error;
      }
    },
  };
}
