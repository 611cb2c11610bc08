import { useEffect } from 'react';
import { userCache } from './userCache.ts';
import { whenIdle } from './whenIdle.ts';

let refreshed = false;

/**
 * Specification §4: at startup, if the user is logged in, the operator is fetched anew. Once per load of the page,
 * when it stands; the client is loaded only then, so that a visitor's first page does without it.
 */
export function useStartupRefresh(): void {
  useEffect(() => {
    if (refreshed || !userCache.get().isLoggedIn) return;
    refreshed = true;
    whenIdle(() => void refreshOperator());
  }, []);
}

async function refreshOperator(): Promise<void> {
  try {
    const { apiClient } = await import('./apiClient.ts');
    userCache.update(await apiClient.call('userSelf'));
  } catch {
    // The client has told the user, or acted in silence on 401 and 403; the cached record stays.
  }
}
