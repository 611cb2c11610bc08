import { readFile } from '../flows/dropshipping/outside/readFile.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { listReadingFiles } from '../modules/channels/dropshipping/index.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: takes the rows of files of recipients into their batches. Whatever stopped another worker, the next run goes on where it was. */
export async function readBatchFiles(services: ShopServices): Promise<void> {
  await eachDue(services, {
    name: 'a file of recipients could not be read',
    list: (limit) => listReadingFiles(services.db.read, limit),
    work: (file) => readFile(services, file),
  });
}
