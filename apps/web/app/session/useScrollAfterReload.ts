import { useEffect, useLayoutEffect } from 'react';

const STORAGE_KEY = 'scrollPlace';
let isDone = false;

/**
 * After a reload React Router scrolls back before the page is hydrated, when a list has its first page only. Once the
 * further pages stand again, the place that was left exists again.
 */
export function useScrollAfterReload(entryKey: string, isLong: boolean): void {
  useEffect(() => {
    const leave = () => writePlace(entryKey, window.scrollY);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [entryKey]);
  useLayoutEffect(() => {
    if (!isLong || isDone) return;
    isDone = true;
    const [key, y] = readPlace();
    if (key === entryKey) window.scrollTo(0, y);
  }, [entryKey, isLong]);
}

function writePlace(entryKey: string, y: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([entryKey, y]));
  } catch {
    // Without storage the list is short again, too.
  }
}

function readPlace(): [string, number] {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(place) && place.length === 2 ? [String(place[0]), Number(place[1])] : ['', 0];
  } catch {
    return ['', 0];
  }
}
