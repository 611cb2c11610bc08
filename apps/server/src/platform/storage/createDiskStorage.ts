import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '@jiwu/kernel';
import type { Storage } from './Storage.ts';

export function createDiskStorage(dir: string): Storage {
  const root = path.resolve(dir);
  const placeOf = (key: string) => {
    const place = path.resolve(root, key);
    if (!place.startsWith(root + path.sep)) throw new Error('storage key leaves its directory');
    return place;
  };
  return {
    async put(key, bytes) {
      const place = placeOf(key);
      await mkdir(path.dirname(place), { recursive: true });
      // Written beside and renamed: a reader sees the whole file or none.
      const beside = `${place}.${newId()}`;
      try {
        const file = await open(beside, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(beside, place);
      } catch (error) {
        await rm(beside, { force: true }); // on a full disk, half a file would make it fuller
        throw error;
      }
    },
    async find(key) {
      try {
        return await readFile(placeOf(key));
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(placeOf(key), { force: true });
    },
  };
}
