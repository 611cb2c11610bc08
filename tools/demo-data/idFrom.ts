import { createHash } from 'node:crypto';

/** A UUID (version 8: made by a rule of one's own) that is the same on every machine, so that links stay. */
export function idFrom(...names: readonly string[]): string {
  const hex = createHash('sha256').update(names.join('\n')).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
