import type { Config } from '../config/config.ts';
import { createDiskStorage } from './createDiskStorage.ts';
import { createS3Storage } from './createS3Storage.ts';

/** Where the bytes of files are. A key is written once and never changed. */
export interface Storage {
  readonly put: (key: string, bytes: Uint8Array, mediaType: string) => Promise<void>;
  readonly find: (key: string) => Promise<Uint8Array | null>;
  readonly remove: (key: string) => Promise<void>;
}

export function createStorage(config: Config): Storage {
  return config.STORAGE_KIND === 's3' ? createS3Storage(config) : createDiskStorage(config.STORAGE_DIR);
}
