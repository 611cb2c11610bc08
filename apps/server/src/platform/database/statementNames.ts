import { createHash } from 'node:crypto';

/** Beyond so many the names are worked out anew, and come out the same: filters give statements endless forms. */
const MAX_NAMES = 5000;
const names = new Map<string, string>();
/** Begins every name. With a new one all statements are prepared anew, on every connection. */
let generation = 0;

/** The same text always bears the same name, so each connection plans it once. */
export function statementName(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = `${generation}.${createHash('sha1').update(text).digest('base64url')}`;
    if (names.size >= MAX_NAMES) names.clear();
    names.set(text, name);
  }
  return name;
}

/**
 * A migration gave a table another column: what was prepared with `*` before is refused, on every connection, and nothing of it was
 * done. The code (0A000) has other meanings, too; the place in PostgreSQL that refuses has not.
 */
export function isOutdated(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

/** Names all statements anew, once for all those that are refused under names of the same generation. */
export function outdateNames(refused: string): void {
  if (!refused.startsWith(`${generation}.`)) return;
  generation += 1;
  names.clear();
}
