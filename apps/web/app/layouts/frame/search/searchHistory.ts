import { readStoredList, writeStoredList } from '../../../session/storedList.ts';

/** The local-storage key of this browser's searches. */
const KEY = 'searchHistory';
const AT_MOST = 10;

/** Newest first. */
export function readHistory(): string[] {
  return readStoredList(KEY);
}

export function addToHistory(keyword: string): void {
  writeStoredList(KEY, [keyword, ...readHistory().filter((other) => other !== keyword)].slice(0, AT_MOST));
}

export function removeFromHistory(keyword: string): string[] {
  const rest = readHistory().filter((other) => other !== keyword);
  writeStoredList(KEY, rest);
  return rest;
}

export function clearHistory(): void {
  writeStoredList(KEY, []);
}
