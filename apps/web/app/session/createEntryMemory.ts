import { create } from 'zustand';

interface Entry<T> {
  readonly value: T;
  readonly atMs: number;
}

type Entries<T> = Readonly<Record<string, Entry<T>>>;

export interface EntryMemory<T> {
  /**
   * The value of a history entry, by the key of its location. Undefined on the server and in the first render of a loaded page.
   */
  useEntry(entryKey: string): T | undefined;
  update(entryKey: string, change: (kept: T | undefined) => T): void;
}

/** Number of entries that are kept; older ones begin anew. */
const AT_MOST = 8;
/** After a reload, older values are dropped: the visitor would not expect them any more. */
const MAX_AGE_MS = 30 * 60_000;

/**
 * Remembers what a page has loaded step by step, for each entry of the history: after Back the page is as long as before, so the
 * scroll position exists again. Kept for the tab, also over a reload.
 */
export function createEntryMemory<T>(storageKey: string, nowMs: () => number = Date.now): EntryMemory<T> {
  const useEntries = create<{ entries: Entries<T> }>()(() => ({ entries: {} }));
  if (typeof window !== 'undefined') useEntries.setState({ entries: readStorage(storageKey, nowMs() - MAX_AGE_MS) });
  return {
    useEntry: (entryKey) => useEntries(({ entries }) => entries[entryKey]?.value),
    update(entryKey, change) {
      const { [entryKey]: kept, ...others } = useEntries.getState().entries;
      const entry: Entry<T> = { value: change(kept?.value), atMs: nowMs() };
      const entries = Object.fromEntries([...Object.entries(others), [entryKey, entry] as const].slice(-AT_MOST));
      useEntries.setState({ entries });
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(entries));
      } catch {
        // Full or forbidden storage: Back still works until the next load.
      }
    },
  };
}

function readStorage<T>(storageKey: string, sinceMs: number): Entries<T> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Entries<T>;
    return Object.fromEntries(Object.entries(stored).filter(([, { atMs }]) => atMs >= sinceMs));
  } catch {
    return {};
  }
}
