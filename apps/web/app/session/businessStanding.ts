import { useEffect } from 'react';
import { create } from 'zustand';
import { useUserCache, userCache } from './userCache.ts';

/** Nobody's on the server and while hydrating, so that the first render equals the server's HTML. */
const useStanding = create<{ isApproved: boolean }>()(() => ({ isApproved: false }));

let isStarted = false;

/** Whether wholesale prices are this user's. Asked for only where there are some, once per load of the page and after every login. */
export function useIsBusiness(isAsked: boolean): boolean {
  useEffect(() => {
    if (isAsked) start();
  }, [isAsked]);
  return useStanding(({ isApproved }) => isApproved);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  void follow();
  useUserCache.subscribe((state, before) => {
    if (state.isLoggedIn !== before.isLoggedIn) void follow();
  });
}

async function follow(): Promise<void> {
  useStanding.setState({ isApproved: false });
  if (!userCache.get().isLoggedIn) return;
  try {
    const { apiClient } = await import('./apiClient.ts');
    const { isApproved } = await apiClient.call('businessStanding', {}, { silent: true });
    // Who has logged out meanwhile is nobody.
    useStanding.setState({ isApproved: isApproved && userCache.get().isLoggedIn });
  } catch {
    // The ordinary price is shown; checkout asks for itself.
  }
}
