/** For useSyncExternalStore: another tab has written to local storage. */
export function onStorage(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
