import { rules } from '@jiwu/contract';
import {
  beginFile,
  type FileFailure,
  isRecipient,
  type RecipientFile,
  takeRecipient,
  type TypedRow,
} from '../../../modules/channels/dropshipping/index.ts';
import { getFile, readFileBytes } from '../../../modules/content/files/index.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Services } from '../../../platform/services.ts';
import { readSpreadsheet } from '../../../platform/spreadsheets/readSpreadsheet.ts';
import { SpreadsheetRefusal } from '../../../platform/spreadsheets/SpreadsheetRefusal.ts';
import { endImport } from '../endImport.ts';
import { takeRows } from '../takeRows.ts';

/** Rows of one transaction. */
const CHUNK = rules.dropshipping.rowsPerRequest;
/** One that stopped its reader so many times, a second apart, without a step forward is given up. */
const MOST_TRIES = 30;

/**
 * Takes the rows of a file into its batch, from where the last reader came to. Two who read it at once, and one who was killed, take each row
 * once: a chunk begins where the file says, or not at all.
 */
export async function readFile(
  services: Services,
  { userId, id }: Pick<RecipientFile, 'userId' | 'id'>,
): Promise<void> {
  const { db, clock } = services;
  const file = await db.transact((tx) => beginFile(tx, { userId, id }));
  if (!file) return;
  const failure = await takeAll(services, file);
  const end = failure === null ? 'done' : { failure };
  await db.transact((tx) => endImport(tx, { file, end, now: clock() }));
}

/** Null when every row is taken. Whatever may be over in a moment, such as a database that is away, is thrown: the sweep comes again. */
async function takeAll(services: Services, file: RecipientFile): Promise<FileFailure | null> {
  if (file.bytesId === null) return 'bytesGone';
  if (file.tries > MOST_TRIES) return 'gaveUp';
  try {
    await takeChunks(services, file, await bytesOf(services, file.bytesId));
    return null;
  } catch (error) {
    if (error instanceof SpreadsheetRefusal) return error.reason;
    if (error instanceof ShopError && error.errorCode === 'BATCH_FULL') return 'batchFull';
    throw error;
  }
}

async function bytesOf({ db, storage }: Services, bytesId: string): Promise<Uint8Array> {
  const { storageKey } = await getFile(db.read, bytesId);
  return await readFileBytes(storage, storageKey, null);
}

async function takeChunks({ db, clock }: Services, file: RecipientFile, bytes: Uint8Array): Promise<void> {
  let from = file.lastRow;
  let to = from;
  let rows: TypedRow[] = [];
  const take = async () => {
    const chunk = { file, rows, from, to };
    await db.transact((tx) => takeRows(tx, { ...chunk, now: clock() }));
    from = to;
    rows = [];
  };
  for await (const row of readSpreadsheet(bytes, { after: file.lastRow })) {
    if (!isRecipient(row, file.headings.row)) continue;
    rows.push(takeRecipient(row, file.headings));
    to = row.number;
    if (rows.length === CHUNK) await take();
  }
  if (rows.length > 0) await take();
}
