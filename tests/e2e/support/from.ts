/** The value of `from` as the guard writes it: base64 of the UTF-8 path. */
export function encodeFrom(path: string): string {
  return Buffer.from(path, 'utf8').toString('base64');
}

export function decodeFrom(value: string | null): string {
  return Buffer.from(value ?? '', 'base64').toString('utf8');
}
