import { SpreadsheetRefusal } from './SpreadsheetRefusal.ts';

export type SpreadsheetFormat = 'xlsx' | 'csv';

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const OLE = Buffer.from('D0CF11E0A1B11AE1', 'hex');
/** A file with a password is an old container around the archive, and names it so. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');
/** Markup that calls itself a spreadsheet: what many systems "export to Excel", and the XML of 2003. */
const MARKUP = /^\uFEFF?\s*<(?:!doctype|html|head|meta|table|\?xml|\?mso)/i;
const UTF16 = [Buffer.from('FFFE', 'hex'), Buffer.from('FEFF', 'hex')];
const LOOKED_AT = 65_536;

/** By the content: a name or a type that a browser tells may be anything. */
export function detectFormat(file: Uint8Array): SpreadsheetFormat {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const begins = (magic: Buffer) => bytes.subarray(0, magic.length).equals(magic);
  if (bytes.length === 0) throw new SpreadsheetRefusal('empty');
  if (begins(ZIP)) return 'xlsx';
  if (begins(OLE)) throw new SpreadsheetRefusal(bytes.includes(ENCRYPTED_PACKAGE) ? 'encrypted' : 'oldXls');
  if (UTF16.some((mark) => begins(mark))) return 'csv';
  const start = bytes.subarray(0, LOOKED_AT);
  if (MARKUP.test(start.toString('latin1').replace('\u00EF\u00BB\u00BF', '')))
    throw new SpreadsheetRefusal('otherFormat');
  if (start.some(isBinary)) throw new SpreadsheetRefusal('unknownType');
  return 'csv';
}

/** A sign of control that no text has: neither tab, line end, form feed nor the old mark of a file's end. */
function isBinary(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27);
}
