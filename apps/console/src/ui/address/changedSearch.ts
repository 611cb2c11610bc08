interface Place {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The query after some changes to it; an empty value goes away. It starts from where the member is now: what was changed while an answer
 * was awaited stays. Null on another page than the one that asked: nobody is led back to a page that was left.
 */
export function changedSearch(
  now: Place,
  page: string,
  changes: Readonly<Record<string, string | undefined>>,
): string | null {
  if (now.pathname !== page) return null;
  const after = new URLSearchParams(now.search);
  for (const [key, value] of Object.entries(changes)) {
    if (value) after.set(key, value);
    else after.delete(key);
  }
  return after.size > 0 ? `?${after}` : '';
}
