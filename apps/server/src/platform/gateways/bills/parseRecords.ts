import { createRequire } from 'node:module';
import { pipeline, Readable } from 'node:stream';
import type { Options } from 'csv-parse';

// oxlint-disable-next-line typescript/consistent-type-imports
type Csv = typeof import('csv-parse');
const require = createRequire(import.meta.url);

/** The records of a table one by one, as fast as they are asked for. */
export async function* parseRecords(
  chunks: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
  options: Options,
): AsyncGenerator<readonly string[], void, undefined> {
  const { parse } = require('csv-parse') as Csv;
  const parser = parse(options);
  // What goes wrong on either side reaches the reader through the parser.
  pipeline(Readable.from(chunks), parser, () => {});
  for await (const record of parser) yield record as readonly string[];
}
