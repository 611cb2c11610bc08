/** The local-storage keys of the random key under which this browser's clicks are kept, and of the mark that one waits for a login. */
const KEY = 'clickKey';
const WAITS = 'clickWaits';
const BYTES = 16;

/** Where storage is forbidden, both live as long as the page. */
const unstored = new Map<string, string>();

function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? unstored.get(name) ?? '';
  } catch {
    return unstored.get(name) ?? '';
  }
}

function keep(name: string, value: string): void {
  unstored.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Kept above.
  }
}

/** Made with the first click, and the same for ever after. */
export function clickKey(): string {
  const kept = read(KEY);
  if (kept !== '') return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keep(KEY, made);
  return made;
}

/** A click as nobody waits to be joined to whoever signs in. */
export const clickWaits = {
  get: (): boolean => read(WAITS) !== '',
  set: (): void => keep(WAITS, '1'),
  clear(): void {
    unstored.delete(WAITS);
    try {
      localStorage.removeItem(WAITS);
    } catch {
      // Nothing was kept there.
    }
  },
};
