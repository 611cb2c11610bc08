/**
 * Where Redis keeps the version of a tag. A version is unlike any before it, not a count: a count would begin anew after
 * Redis lost its memory, and in time meet answers again that bear the same number.
 */
export function tagKey(tag: string): string {
  return `tag:${tag}`;
}

/** A version may be forgotten at any time: that only makes answers be loaded again. */
export const VERSION_LIFE_SECONDS = 24 * 60 * 60;
