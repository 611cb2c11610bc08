import { assert } from '@jiwu/kernel';
import { resizeStored } from '../../../platform/pictures/pictures.ts';
import type { Storage } from '../../../platform/storage/Storage.ts';
import { copyKeyOf } from './storageKeys.ts';

const making = new Map<string, Promise<Uint8Array>>();

/** The bytes of a file; with a width, a smaller copy that is made when first asked for and then kept. */
export async function readFileBytes(storage: Storage, storageKey: string, width: number | null): Promise<Uint8Array> {
  if (width === null) {
    const original = await storage.find(storageKey);
    assert(original, `the storage holds ${storageKey}`);
    return original;
  }
  const copyKey = copyKeyOf(storageKey, width);
  const copy = await storage.find(copyKey);
  if (copy) return copy;
  // Many may ask for a fresh picture at once: one makes it.
  let running = making.get(copyKey);
  if (!running) {
    running = makeCopy(storage, storageKey, copyKey, width).finally(() => making.delete(copyKey));
    making.set(copyKey, running);
  }
  return await running;
}

async function makeCopy(storage: Storage, storageKey: string, copyKey: string, width: number): Promise<Uint8Array> {
  const copy = await resizeStored(() => readFileBytes(storage, storageKey, null), width);
  await storage.put(copyKey, copy, 'image/webp');
  return copy;
}
