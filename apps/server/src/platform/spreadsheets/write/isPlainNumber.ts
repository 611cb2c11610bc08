const PLAIN = /^-?\d{1,15}(?:\.\d{1,6})?$/;

/** A number written out, which no spreadsheet takes for anything else. */
export function isPlainNumber(text: string): boolean {
  return PLAIN.test(text);
}
