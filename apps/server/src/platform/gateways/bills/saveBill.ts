import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { GatewayError } from '../GatewayError.ts';

/** A large shop's day is some hundred megabytes; a bill without end is none. */
export const MAX_BILL_BYTES = 4 * 1024 * 1024 * 1024;
/** A bill may take this long to come; one that takes longer is asked for again. */
export const BILL_TIMEOUT_MS = 10 * 60_000;

/** Writes a bill to disk as it arrives. The stated length may be wrong or missing: the bytes are counted. Answers its SHA-1. */
export async function saveBill(
  chunks: AsyncIterable<Uint8Array>,
  file: string,
  maxBytes = MAX_BILL_BYTES,
): Promise<string> {
  const hash = createHash('sha1');
  let length = 0;
  await pipeline(
    chunks,
    async function* counted(source: AsyncIterable<Uint8Array>) {
      for await (const chunk of source) {
        length += chunk.byteLength;
        if (length > maxBytes) throw new GatewayError('unknown', 'TOO_LARGE');
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(file),
  );
  return hash.digest('hex');
}
