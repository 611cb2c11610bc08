import { auditExport } from '../flows/staff/queries/auditExport.ts';
import { memberExport } from '../flows/staff/queries/memberExport.ts';
import type { ExportKinds } from '../modules/staff/exports/index.ts';

/** What staff can take away as a file: the compiler demands each that the contract names. */
export const exportKinds: ExportKinds = {
  audit: auditExport,
  members: memberExport,
};
