import { isUtf8 } from 'node:buffer';
import { SpreadsheetRefusal } from '../SpreadsheetRefusal.ts';

const MARKS: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** UTF-8 is strict enough to be told by trying; what is none comes from Chinese Excel, in GB18030. A mark at the beginning is dropped. */
export function decodeText(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  const encoding = MARKS[mark] ?? (isUtf8(bytes) ? 'utf-8' : 'gb18030');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new SpreadsheetRefusal('unknownEncoding', { encoding });
  }
}
