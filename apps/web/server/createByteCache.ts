export interface ByteCache<T> {
  readonly get: (key: string) => T | undefined;
  readonly set: (key: string, value: T, bytes: number) => void;
}

/** Keeps what was used last, up to so many bytes. A Map remembers the order in which keys came. */
export function createByteCache<T>(maxBytes: number): ByteCache<T> {
  const kept = new Map<string, { value: T; bytes: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set(key, value, bytes) {
      drop(key);
      if (bytes > maxBytes / 4) return; // it would push nearly everything out
      kept.set(key, { value, bytes });
      total += bytes;
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
