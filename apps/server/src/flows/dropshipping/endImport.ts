import {
  type Batch,
  endFile,
  failFile,
  failureSentences,
  type FileFailure,
  type RecipientFile,
  recountRows,
} from '../../modules/channels/dropshipping/index.ts';
import { abandonFiles } from '../../modules/content/files/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { lockOpenBatch } from './lockOpenBatch.ts';

/** done: every row is in the batch. stopped: by its sender. A failure: why the rest could not be read. */
type End = 'done' | 'stopped' | { readonly failure: FileFailure };

interface Input {
  readonly file: Pick<RecipientFile, 'userId' | 'id' | 'batchId' | 'bytesId'>;
  readonly end: End;
  readonly now: Date;
}

/** No more rows come of a file: what came stays, the bytes go, and its sender, who may have left the page, is told unless they stopped it. */
export async function endImport(tx: Tx, { file, end, now }: Input): Promise<Batch> {
  const { userId, batchId: id, bytesId } = file;
  const open = await lockOpenBatch(tx, { userId, id });
  const ended =
    typeof end === 'object'
      ? await failFile(tx, file, { failure: end.failure, now })
      : await endFile(tx, file, { state: end, now });
  if (bytesId) await abandonFiles(tx, { ownerId: userId, fileIds: [bytesId], now });
  const batch = await recountRows(tx, open);
  if (end === 'stopped') return batch;
  const { bad, repeated, good } = batch.rows;
  const failure = ended.failure && failureSentences[ended.failure];
  const facts = { batchNo: batch.no, fileName: ended.name, good, bad, repeated, failure };
  await addNotice(tx, { userId, kind: 'batchImported', facts, cause: file.id, link: { kind: 'batch', id }, now });
  return batch;
}
