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
export { recordShopFiles, storeShopBytes } from './storeShopFile.ts';
export { recordFile, storeBytes } from './storeFile.ts';
export { sweepFiles } from './sweepFiles.ts';
