import type { Answer, Contract } from '@jiwu/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';
import { apiClient } from '../../../session/apiClient.ts';
import { useUserCache } from '../../../session/userCache.ts';

export type MenuCounts = Answer<Contract['userMenu']>;

interface MenuState {
  /** Whose counts these are. */
  readonly user: string | null;
  readonly counts: MenuCounts | null;
  /** For which page, after how many changes, and when they were asked for. */
  readonly page: string | null;
  readonly askedAtMs: number;
  /** Grows when something has changed them that the page itself knows of. */
  readonly changes: number;
}

/** Going to and fro between one's pages asks once. */
const FRESH_MS = 10_000;

const useMenuState = create<MenuState>()(() => ({ user: null, counts: null, page: null, askedAtMs: 0, changes: 0 }));

/** What waits for the user and what there is; null until it is known. Asked anew with the pages that one goes to. */
export function useMenuCounts(): MenuCounts | null {
  const user = useUserCache(({ isLoggedIn, operator }) => (isLoggedIn ? operator.invitationCode : null));
  const { key } = useLocation();
  const changes = useMenuState((state) => state.changes);
  useEffect(() => {
    if (user !== null) void ask(user, `${key} ${changes}`);
  }, [user, key, changes]);
  return useMenuState((state) => (state.user === user ? state.counts : null));
}

/** Something has changed them, such as a coupon that was taken: a menu in sight asks anew at once, another one when it comes. */
export function renewMenuCounts(): void {
  useMenuState.setState(({ changes }) => ({ askedAtMs: 0, changes: changes + 1 }));
}

async function ask(user: string, page: string): Promise<void> {
  const former = useMenuState.getState();
  const now = Date.now();
  const isOwn = former.user === user;
  if (isOwn && (former.page === page || now - former.askedAtMs < FRESH_MS)) return;
  useMenuState.setState({ user, counts: isOwn ? former.counts : null, page, askedAtMs: now });
  try {
    const counts = await apiClient.call('userMenu', {}, { silent: true });
    useMenuState.setState((state) => (state.user === user ? { counts } : state));
  } catch {
    // The menu stands without numbers; the next page asks again.
    useMenuState.setState({ page: null, askedAtMs: 0 });
  }
}
