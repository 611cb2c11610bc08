/** For good, or until the tab is closed. */
type Storage = 'localStorage' | 'sessionStorage';

/** A list of short texts in the browser's storage. Whatever else is found there, or a storage that is forbidden, is an empty list. */
export function readStoredList(key: string, storage: Storage = 'localStorage'): string[] {
  try {
    const stored: unknown = JSON.parse(globalThis[storage].getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

export function writeStoredList(key: string, entries: readonly string[], storage: Storage = 'localStorage'): void {
  try {
    if (entries.length === 0) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, JSON.stringify(entries));
  } catch {
    // Full or forbidden storage: the list lives as long as the page, which is all that can be had.
  }
}
