export {
  abandonFiles,
  countFilesSince,
  findFile,
  findOwnPicture,
  getFile,
  getVisibleFile,
  keepFiles,
  publishFile,
  publishShopFiles,
} from './fileQueries.ts';
export { readFileBytes } from './readFileBytes.ts';
export { recordShopFiles } from './recordShopFiles.ts';
export { removeShopBytes, type ShopPicture, storeShopBytes } from './storeShopBytes.ts';
export { recordFile, storeBytes, type StoredBytes } from './storeFile.ts';
export { sweepFiles } from './sweepFiles.ts';
