import { constants, crc32, deflateRawSync } from 'node:zlib';

/** One part of an archive as a forger writes it: what the directory says of it need not be true. */
export interface ForgedPart {
  readonly name: string;
  readonly deflated: Buffer;
  readonly size: number;
  readonly crc?: number;
  readonly isEncrypted?: boolean;
}

const MEGABYTE = 1024 * 1024;

export function partOf(name: string, content: string | Buffer): ForgedPart {
  const bytes = Buffer.from(content);
  return { name, deflated: deflateRawSync(bytes, { level: 1 }), size: bytes.length, crc: crc32(bytes) };
}

/** A part of many megabytes, made in no time: one deflated megabyte, again and again. */
export function repeatedPart(
  name: string,
  { head, unit, megabytes }: { head: string; unit: string; megabytes: number },
): ForgedPart {
  const block = unit.repeat(Math.ceil(MEGABYTE / unit.length));
  const flush = { finishFlush: constants.Z_FULL_FLUSH };
  const deflated = Buffer.concat([
    deflateRawSync(head, flush),
    ...(Array.from({ length: megabytes }).fill(deflateRawSync(block, flush)) as Buffer[]),
    deflateRawSync(''),
  ]);
  return { name, deflated, size: head.length + block.length * megabytes };
}

/** The archive, byte by byte, because no library writes what a forger does. */
export function zipOf(parts: readonly ForgedPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, deflated, size, crc = 0, isEncrypted = false } of parts) {
    const nameBytes = Buffer.from(name);
    // Version, flags (UTF-8 names, encryption), method, no time, checksum, sizes, length of the name, no extra field.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800 | (isEncrypted ? 1 : 0), 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(deflated.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    locals.push(Buffer.from('PK\u0003\u0004', 'latin1'), common, nameBytes, deflated);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, place, nameBytes);
    offset += 30 + nameBytes.length + deflated.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}
