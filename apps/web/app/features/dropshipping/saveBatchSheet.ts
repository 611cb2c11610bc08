import { apiClient } from '../../session/apiClient.ts';
import { saveFile } from '../../ui/files/saveFile.ts';
import type { Batch, RowFilter } from './batchQueries.ts';

interface Wanted {
  readonly format: 'xlsx' | 'csv';
  readonly filter: RowFilter | null;
}

/** Hands the rows of a batch to the browser as a file: with tracking numbers, or, before it is paid, with what is to be mended. */
export async function saveBatchSheet({ id, no, name }: Pick<Batch, 'id' | 'no' | 'name'>, wanted: Wanted) {
  const { format, filter } = wanted;
  const query = { format, ...(filter !== null && { filter }) };
  const sheet = await apiClient.fetchFile('dropshippingExport', { params: { id }, query });
  saveFile(sheet, `${name.replace(/\.(?:xlsx|csv)$/i, '').replaceAll(/[\\/:*?"<>|]/g, '_')}-${no}.${format}`);
}
