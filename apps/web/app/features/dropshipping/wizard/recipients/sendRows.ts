import type { DropshippingRowInput } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { apiClient } from '../../../../session/apiClient.ts';
import { splitLine } from './splitLine.ts';
import { rowOfLine } from './rowOfLine.ts';
import type { Batch } from '../../batchQueries.ts';

/** Adds rows to a batch. The shop judges each of them; a bad one is kept, too. */
export async function sendRows(
  id: string,
  rows: readonly DropshippingRowInput[],
  idempotencyKey: string,
): Promise<Batch> {
  const body = { rows: [...rows] };
  const added = await apiClient.call('dropshippingRowsAdd', { params: { id }, body }, { inline: true, idempotencyKey });
  return added.batch;
}

interface Sending {
  readonly batch: Pick<Batch, 'id' | 'goods'>;
  readonly lines: readonly string[];
  readonly idempotencyKey: string;
  /** Lines that are in the batch. */
  readonly onSent: (count: number) => void;
}

/** Reads the lines of a pasted list, so many at a time, and adds them as rows. What was sent before something failed stays. */
export async function sendLines({ batch, lines, idempotencyKey, onSent }: Sending): Promise<void> {
  const each = rules.addressLinesPerRequest;
  for (let from = 0; from < lines.length; from += each) {
    const split = lines.slice(from, from + each).map((line) => splitLine(line, batch.goods));
    const body = { lines: split.map(({ text }) => text) };
    const { items } = await apiClient.call('addressRecogniseLines', { body }, { inline: true });
    const rows = split.flatMap((line, at) => {
      const read = items[at];
      return read ? [rowOfLine(line, read)] : [];
    });
    await sendRows(batch.id, rows, `${idempotencyKey}-${from}`);
    onSent(Math.min(lines.length, from + each));
  }
}
