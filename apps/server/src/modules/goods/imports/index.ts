export {
  findWrittenTwin,
  getImport,
  type GoodsImport,
  type ImportState,
  insertImport,
  listBusyImports,
  listImports,
  lockImport,
  setColumns,
  stepImport,
} from './importQueries.ts';
export { type Change, type ImportFacts, judgeRow } from './judgeRow.ts';
export { parseRow } from './parseRow.ts';
export {
  countRows,
  findDoubledCodes,
  forgetVerdicts,
  getRow,
  type ImportRow,
  listMadeProducts,
  listRowsToWork,
  listUnreadRows,
  mendRow,
  nodRows,
  pageRows,
  type RowOutcome,
  writeOutcomes,
  writeVerdicts,
} from './rowQueries.ts';
