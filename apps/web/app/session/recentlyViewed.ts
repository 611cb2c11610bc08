import { isPersonalised } from './personalised.ts';
import { readStoredList, writeStoredList } from './storedList.ts';

const KEY = 'recentlyViewed';
const AT_MOST = 30;

/** The ids of the products looked at last, newest first. Forgotten as soon as personalisation is found switched off. */
export function recentlyViewed(): string[] {
  if (isPersonalised()) return readStoredList(KEY);
  forgetViewed();
  return [];
}

export function rememberViewed(productId: string): void {
  if (!isPersonalised()) return;
  const before = readStoredList(KEY).filter((id) => id !== productId);
  writeStoredList(KEY, [productId, ...before].slice(0, AT_MOST));
}

export function forgetViewed(): void {
  writeStoredList(KEY, []);
}
