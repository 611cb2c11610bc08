import { useState } from 'react';

/**
 * A value that stays as it was while something lies over the page, and catches up once that is gone: what is behind an open drawer does
 * not move while nobody can read it.
 */
export function useStill<T>(value: T, isStill: boolean): T {
  const [kept, setKept] = useState(value);
  if (isStill) return kept;
  if (kept !== value) setKept(value);
  return value;
}
