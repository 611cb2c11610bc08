import { Readable } from 'node:stream';
import type { SpreadsheetFormat } from '../spreadsheets/detectFormat.ts';
import { sheetFormats } from '../spreadsheets/write/sheetFormats.ts';
import type { FileAnswer } from './registerEndpoints.ts';

interface Sheet {
  readonly format: SpreadsheetFormat;
  /** Without its ending; plain Latin, because it stands in a header. */
  readonly fileName: string;
  readonly chunks: AsyncIterable<Uint8Array | string>;
}

/** A spreadsheet to download, sent as it is written. */
export function answerSheet({ format, fileName, chunks }: Sheet): FileAnswer {
  return {
    send: (reply) =>
      reply
        .type(sheetFormats[format].mediaType)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${fileName}.${format}"`)
        .send(Readable.from(chunks, { objectMode: false })),
  };
}
