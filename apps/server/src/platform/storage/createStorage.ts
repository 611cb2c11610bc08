import type { Config } from '../config/config.ts';
import { createDiskStorage } from './createDiskStorage.ts';
import { createS3Storage } from './createS3Storage.ts';
import type { Storage } from './Storage.ts';

export function createStorage(config: Config): Storage {
  return config.STORAGE_KIND === 's3' ? createS3Storage(config) : createDiskStorage(config.STORAGE_DIR);
}
