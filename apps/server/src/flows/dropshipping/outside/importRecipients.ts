import type { DropshippingBatch } from '@jiwu/contract';
import { inspectRecipients } from '../../../modules/channels/dropshipping/index.ts';
import { storeBytes } from '../../../modules/content/files/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { cleanFileName } from '../../../platform/storage/cleanFileName.ts';
import { createTurns } from '../../../platform/process/createTurns.ts';
import type { Services } from '../../../platform/services.ts';
import { detectFormat } from '../../../platform/spreadsheets/detectFormat.ts';
import { sheetFormats } from '../../../platform/spreadsheets/write/sheetFormats.ts';
import { describeBatch } from '../queries/describeBatch.ts';
import { startImport } from '../startImport.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly bytes: Buffer;
  /** As its sender calls it. */
  readonly name: string;
  /** The one transaction of the request. */
  readonly write: (work: (tx: Tx) => Promise<DropshippingBatch>) => Promise<DropshippingBatch>;
}

/** Reading a file to its end is work: those who send one take turns. */
const inTurn = createTurns({ atOnce: 1, maxWaiting: 8 });

/** Looks through a file of recipients, keeps its bytes, and writes down that its rows are to be taken. */
export async function importRecipients(services: Services, input: Input): Promise<DropshippingBatch> {
  const { userId, id, bytes } = input;
  const { storage, clock } = services;
  const inspected = await inTurn(() => inspectRecipients(bytes));
  const stored = await storeBytes(storage, bytes, sheetFormats[detectFormat(bytes)].mediaType);
  let kept = false;
  try {
    let ran = false;
    const answer = await input.write(async (tx) => {
      ran = true;
      const now = clock();
      const batch = await startImport(tx, {
        userId,
        id,
        name: cleanFileName(input.name) || '名单',
        stored,
        ...inspected,
        now,
      });
      return await describeBatch(tx, batch, now);
    });
    kept = ran;
    return answer;
  } finally {
    // Refused, or answered with an earlier upload of the same file: nothing points at these bytes.
    if (!kept) await storage.remove(stored.storageKey);
  }
}
