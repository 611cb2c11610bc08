import { parseRecords } from '../bills/parseRecords.ts';

/**
 * The rows of a bill by the names of their columns. It is no proper CSV: nothing is quoted, and each value begins with a backtick,
 * so that the separator is both signs together and a comma in a title is only a comma. The summary has other columns, and fewer.
 */
export async function* parseWechatTable(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Readonly<Record<string, string>>, void, undefined> {
  let names: readonly string[] | undefined;
  const options = { bom: true, delimiter: ',`', quote: false, relax_column_count: true } as const;
  for await (const record of parseRecords(chunks, options)) {
    if (!names) {
      names = record[0]?.split(',') ?? [];
      continue;
    }
    if (record.length !== names.length || record[0]?.startsWith('`') !== true) continue;
    yield Object.fromEntries(names.map((name, index) => [name, (record[index] ?? '').replace(/^`/, '').trim()]));
  }
}
