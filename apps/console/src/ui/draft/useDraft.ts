import { useEffect, useRef, useState } from 'react';

const PREFIX = 'draft:';

/**
 * What was typed survives a reload and a lost session, on this machine only. `clear` is called when the server has it. The key names
 * the page and the thing, so that two drafts never meet.
 */
export function useDraft<T extends object>(key: string, initial: T) {
  const name = PREFIX + key;
  const [value, setValue] = useState<T>(() => (read(name) as T | null) ?? initial);
  const [isKept, setIsKept] = useState(() => localStorage.getItem(name) !== null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    localStorage.setItem(name, JSON.stringify(value));
  }, [name, value]);
  return {
    value,
    /** Brought back from an earlier visit. */
    isKept,
    change: (changes: Partial<T>) => setValue((before) => ({ ...before, ...changes })),
    clear: () => {
      isFirst.current = true;
      localStorage.removeItem(name);
      setIsKept(false);
      setValue(initial);
    },
  };
}

function read(name: string): unknown {
  const text = localStorage.getItem(name);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
