export { type ExportKind, exportKind, type ExportKinds, mayExport, mayHide } from './ExportKind.ts';
export {
  askExport,
  beginExport,
  failExport,
  findExport,
  finishExport,
  listExports,
  type StaffExport,
} from './staffExports.ts';
export { requeueStaffExports, sweepStaffExports } from './sweepExports.ts';
