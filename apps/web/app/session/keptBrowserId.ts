/** The local-storage key of the anonymous browser identifier (specification §3). */
const KEY = 'browser';

/** The identifier that this browser keeps; null before it has one, and where storage is forbidden. */
export const keptBrowserId = {
  read: (): string | null => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  keep: (id: string): void => {
    try {
      localStorage.setItem(KEY, id);
    } catch {
      // The same attributes give the same identifier on the next visit anyway.
    }
  },
};
