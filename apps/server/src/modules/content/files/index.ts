export {
  abandonFiles,
  countFilesSince,
  findFile,
  findOwnPicture,
  findOwnUpload,
  getFile,
  getPictureSize,
  getVisibleFile,
  keepFiles,
  listPictureSizes,
  lockOwnUpload,
  publishFile,
  publishKeptFile,
  publishShopFiles,
} from './fileQueries.ts';
export { readFileBytes } from './readFileBytes.ts';
export { recordShopFiles } from './recordShopFiles.ts';
export { removeShopBytes, type ShopPicture, storeShopBytes } from './storeShopBytes.ts';
export { storeShopPicture } from './storeShopPicture.ts';
export { recordFile, storeBytes, type StoredBytes } from './storeFile.ts';
export { sweepFiles } from './sweepFiles.ts';
