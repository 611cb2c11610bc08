import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 767px)');

function follow(tell: () => void): () => void {
  narrow.addEventListener('change', tell);
  return () => narrow.removeEventListener('change', tell);
}

/** Whether the window is as narrow as a phone: some pages are another there. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(follow, () => narrow.matches);
}
