export {
  abandonFiles,
  countFilesSince,
  findFile,
  findOwnPicture,
  getFile,
  getVisibleFile,
  keepFiles,
  publishFile,
} from './fileQueries.ts';
export { readFileBytes } from './readFileBytes.ts';
export { recordShopFiles } from './recordShopFiles.ts';
export { storeShopBytes } from './storeShopBytes.ts';
export { recordFile, storeBytes } from './storeFile.ts';
export { sweepFiles } from './sweepFiles.ts';
