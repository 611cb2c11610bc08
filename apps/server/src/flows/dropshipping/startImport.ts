import { rules } from '@jiwu/contract';
import { DAY_MS, newId } from '@jiwu/kernel';
import {
  type Batch,
  becomeImported,
  countFiles,
  insertFile,
  type RecipientHeadings,
  recountRows,
} from '../../modules/channels/dropshipping/index.ts';
import { recordFile, type StoredBytes } from '../../modules/content/files/index.ts';
import { holdOpen } from '../../modules/people/identity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { startOfDay } from '../startOfDay.ts';
import { lockOpenBatch } from './lockOpenBatch.ts';

/** Longer than any reading: what nobody reads any more is forgotten all the same. */
const BYTES_KEPT_MS = 30 * DAY_MS;

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly name: string;
  readonly stored: StoredBytes;
  readonly headings: RecipientHeadings;
  readonly allRows: number;
  readonly hiddenRows: number;
  readonly now: Date;
}

/** A file of recipients for an open batch: its rows come in the background, and the batch is a draft until the last of them has. */
export async function startImport(tx: Tx, input: Input): Promise<Batch> {
  const { userId, id, name, stored, headings, allRows, hiddenRows, now } = input;
  if (!(await holdOpen(tx, userId))) throw new ShopError('SESSION_ENDED');
  const batch = await lockOpenBatch(tx, { userId, id });
  if ((await countFiles(tx, { userId, since: startOfDay(now) })) >= rules.dropshipping.filesPerDay) {
    throw new ShopError('IMPORT_TOO_MANY');
  }
  const { unread, bad, repeated, good } = batch.rows;
  const rows = unread + bad + repeated + good;
  if (rows + allRows > rules.dropshipping.maxRows) throw new ShopError('BATCH_FULL');
  const expiresAt = new Date(now.getTime() + BYTES_KEPT_MS);
  await recordFile(tx, { stored, ownerId: userId, visibility: 'private', now, expiresAt });
  const bytesId = stored.fileId;
  await insertFile(tx, { userId, id: newId(), batchId: id, name, bytesId, headings, allRows, hiddenRows, now });
  if (rows === 0) await becomeImported(tx, batch, [...name].slice(0, rules.dropshipping.name.max).join(''));
  return await recountRows(tx, batch);
}
