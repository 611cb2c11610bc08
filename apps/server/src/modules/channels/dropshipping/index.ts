export { BATCH, type Batch, type BatchSource, type ClosedBecause } from './batches/Batch.ts';
export { findBatches, listBatchesForStaff } from './batches/batchesForStaff.ts';
export {
  addMade,
  becomeImported,
  changeBatchTerms,
  deleteBatch,
  insertBatch,
  markBatchClosed,
  markBatchPaid,
  recountRows,
  startOrdering,
} from './batches/batchChanges.ts';
export {
  countBatches,
  countLapsed,
  countOpenBatches,
  countProcessingBatches,
  findAndLockBatch,
  findBatchByNo,
  findUnpaidBatch,
  getBatch,
  lapsedBatches,
  listBatches,
  listOrdering,
  listOverdueBatches,
  listUnread,
  lockBatch,
  lockFreeBatch,
  takeBatchTurn,
  unpaidBatches,
} from './batches/batchQueries.ts';
export { exportBatches, removeOpenBatches } from './batches/ownData.ts';
export { advanceFile, beginFile, deleteFiles, endFile, failFile, insertFile } from './files/fileChanges.ts';
export { countFiles, findNewestFiles, listReadingFiles } from './files/fileQueries.ts';
export { inspectRecipients, isRecipient } from './files/inspectRecipients.ts';
export { failureSentences, type FileFailure, type RecipientFile } from './files/RecipientFile.ts';
export { type RecipientHeadings, takeRecipient } from './files/takeRecipient.ts';
export { dropshippingInvariants } from './dropshippingInvariants.ts';
export { dropshippingKind } from './dropshippingKind.ts';
export { piecesOfBatches } from './piecesOfBatches.ts';
export { markRepeats } from './rows/markRepeats.ts';
export { type Goods, goodsProblem, plainCode } from './rows/matchGoods.ts';
export { markOrdered, priceRows, sumReserved } from './rows/orderRows.ts';
export { plainPhone, readRow } from './rows/readRow.ts';
export { listOrderedSkus, type RepeatedSku, repeatRows } from './rows/repeatRows.ts';
export type { Row, RowPrice, TypedRow } from './rows/Row.ts';
export {
  findBatchesByRow,
  findRowOrders,
  groupParcels,
  listBatchSkus,
  listRows,
  type ParcelGroup,
} from './rows/rowQueries.ts';
export { deleteRows, insertRows, unreadRows, updateRows } from './rows/saveRows.ts';
