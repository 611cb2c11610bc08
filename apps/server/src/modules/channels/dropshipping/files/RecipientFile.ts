import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { DropshippingFiles } from '../../../../platform/database/schema.gen.ts';
import { type RefusalReason, refusalSentences } from '../../../../platform/spreadsheets/SpreadsheetRefusal.ts';
import type { RecipientHeadings } from './takeRecipient.ts';

type FileState = (typeof rules.dropshipping.fileStates)[number];

/** Why a file could not be read to its end, besides what is wrong with it as a spreadsheet. */
const otherFailures = {
  batchFull: '批次满 5,000 行了，后面的行没有导入，请另建一个批次',
  bytesGone: '文件放得太久，已经删除，请重新上传',
  gaveUp: '导入中断了几次，没能读完，请把没导入的行另存后再上传',
} as const;

export type FileFailure = RefusalReason | keyof typeof otherFailures;

export const failureSentences: Readonly<Record<FileFailure, string>> = { ...refusalSentences, ...otherFailures };

/** A list of recipients that was sent as a file, and how far its rows are in the batch. */
export interface RecipientFile {
  readonly userId: string;
  readonly id: string;
  readonly batchId: string;
  readonly name: string;
  readonly state: FileState;
  /** The bytes; null when it is over. */
  readonly bytesId: string | null;
  readonly headings: RecipientHeadings;
  /** The last line of the file whose recipient is in the batch. */
  readonly lastRow: number;
  readonly readRows: number;
  readonly allRows: number;
  readonly hiddenRows: number;
  /** Beginnings since the last progress. */
  readonly tries: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly failure: FileFailure | null;
}

export function fileOf(row: Selectable<DropshippingFiles>): RecipientFile {
  return {
    userId: row.user_id,
    id: row.id,
    batchId: row.batch_id,
    name: row.name,
    state: row.state as FileState,
    bytesId: row.file_id,
    headings: row.headings as unknown as RecipientHeadings,
    lastRow: row.last_row,
    readRows: row.read_rows,
    allRows: row.all_rows,
    hiddenRows: row.hidden_rows,
    tries: row.tries,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    failure: row.failure as FileFailure | null,
  };
}
