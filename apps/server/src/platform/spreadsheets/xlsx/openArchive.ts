import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { SpreadsheetLimits } from '../spreadsheetLimits.ts';
import { SpreadsheetRefusal } from '../SpreadsheetRefusal.ts';

/** Below this a part may inflate as it likes: an empty sheet of few kilobytes is nearly nothing but repetition. */
const SMALL_PART = 1024 * 1024;

export interface Archive {
  readonly names: readonly string[];
  /** The parts are named without regard to case. */
  readonly has: (name: string) => boolean;
  /** The part as it is inflated, counted against the limits of the whole archive. */
  readonly read: (name: string, mostBytes?: number) => AsyncGenerator<Buffer>;
}

/** The directory of the archive, refused before anything is inflated if it tells of a bomb. A directory that lies is found out later. */
export async function openArchive(bytes: Uint8Array, limits: SpreadsheetLimits): Promise<Archive> {
  const { zip, entries } = await openDirectory(bytes, limits);
  /** By part, because the sheet is inflated twice: for its merged cells, which stand behind the rows, and for the rows. */
  const inflated = new Map<string, number>();

  async function* read(name: string, mostBytes = limits.otherPartBytes): AsyncGenerator<Buffer> {
    const entry = entries.get(name.toLowerCase());
    if (!entry) throw new SpreadsheetRefusal('broken', { missing: name });
    let size = 0;
    try {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        const part = chunk as Buffer;
        size += part.length;
        inflated.set(name, Math.max(size, inflated.get(name) ?? 0));
        const isTooSteep = size > SMALL_PART && size > entry.compressedSize * limits.inflation;
        const total = inflated.values().reduce((sum, one) => sum + one, 0);
        if (isTooSteep || size > mostBytes || total > limits.inflatedBytes)
          throw new SpreadsheetRefusal('zipBomb', { part: name, size });
        yield part;
      }
    } catch (error) {
      throw asRefusal(error);
    }
  }
  return { names: [...entries.keys()], has: (name) => entries.has(name.toLowerCase()), read };
}

async function openDirectory(bytes: Uint8Array, limits: SpreadsheetLimits) {
  const entries = new Map<string, Entry>();
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const zip: ZipFile = await fromBufferPromise(file, { lazyEntries: true, autoClose: false });
    if (zip.entryCount > limits.archiveParts) throw new SpreadsheetRefusal('zipBomb', { parts: zip.entryCount });
    let declared = 0;
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new SpreadsheetRefusal('encrypted');
      declared += entry.uncompressedSize;
      if (declared > limits.archiveBytes) throw new SpreadsheetRefusal('zipBomb', { declared });
      const name = entry.fileName.toLowerCase();
      // Of two parts with one name, one reader takes the first and another the last.
      if (entries.has(name)) throw new SpreadsheetRefusal('broken', { twice: name });
      entries.set(name, entry);
    }
    return { zip, entries };
  } catch (error) {
    throw asRefusal(error);
  }
}

/** yauzl throws plain errors, also where a part is larger than the directory says. */
function asRefusal(error: unknown): SpreadsheetRefusal {
  if (error instanceof SpreadsheetRefusal) return error;
  const { message } = error as Error;
  return new SpreadsheetRefusal(message.startsWith('too many bytes') ? 'zipBomb' : 'broken', {
    message: message.slice(0, 100),
  });
}
