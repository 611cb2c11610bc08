/** A list of short texts in local storage. Whatever else is found there, or a storage that is forbidden, is an empty list. */
export function readStoredList(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

export function writeStoredList(key: string, entries: readonly string[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // Full or forbidden storage: the list lives as long as the page, which is all that can be had.
  }
}
