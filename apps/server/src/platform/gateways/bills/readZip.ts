import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { GatewayError } from '../GatewayError.ts';
import { MAX_BILL_BYTES } from './saveBill.ts';

/** The end of the directory, without the comment that may follow. */
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const SIGNATURES = { end: 0x06_05_4b_50, entry: 0x02_01_4b_50, file: 0x04_03_4b_50 } as const;
const METHODS = { stored: 0, deflated: 8 } as const;
const MOST_ENTRIES = 100;

interface Entry {
  readonly method: number;
  /** Of its bytes in the archive. */
  readonly length: number;
  readonly offset: number;
}

/** The files of a ZIP on disk one after the other, each as a stream. Their names are left aside. */
export async function* readZip(file: string): AsyncGenerator<AsyncIterable<Uint8Array>, void, undefined> {
  for (const entry of await listEntries(file)) yield inflate(file, entry);
}

async function* inflate(file: string, { method, length, offset }: Entry): AsyncGenerator<Uint8Array, void, undefined> {
  if (length === 0) return;
  const packed = createReadStream(file, { start: offset, end: offset + length - 1 });
  const source = method === METHODS.stored ? packed : pipeline(packed, createInflateRaw(), () => {});
  let size = 0;
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > MAX_BILL_BYTES) throw new GatewayError('unknown', 'TOO_LARGE');
      yield chunk;
    }
  } catch (error) {
    throw error instanceof GatewayError ? error : bad();
  }
}

async function listEntries(file: string): Promise<readonly Entry[]> {
  await using handle = await open(file);
  const read = async (position: number, length: number): Promise<Buffer> => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    if (bytesRead < length) throw bad();
    return buffer;
  };
  const { size } = await handle.stat();
  const tailBytes = Math.min(size, END_BYTES + LONGEST_COMMENT);
  const tail = await read(size - tailBytes, tailBytes);
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || end + END_BYTES > tail.length) throw bad();
  const count = tail.readUInt16LE(end + 10);
  const directory = await read(tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
  if (count > MOST_ENTRIES) throw bad();
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count;) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== SIGNATURES.entry) throw bad();
    const method = directory.readUInt16LE(at + 10);
    const length = directory.readUInt32LE(at + 20);
    const start = directory.readUInt32LE(at + 42);
    if (method !== METHODS.stored && method !== METHODS.deflated) throw bad();
    // The lengths of name and extra field stand in the file's own head, and may differ from those of the directory.
    const head = await read(start, 30);
    if (head.readUInt32LE(0) !== SIGNATURES.file) throw bad();
    entries.push({ method, length, offset: start + 30 + head.readUInt16LE(26) + head.readUInt16LE(28) });
    at += 46 + directory.readUInt16LE(at + 28) + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

function bad(): GatewayError {
  return new GatewayError('unknown', 'BAD_REPLY');
}
