import type { Operator, Session } from '@jiwu/contract';
import { create } from 'zustand';
import { endedLogin } from './endedLogin.ts';
import { readKeptSession, SESSION_KEY, sessionStore } from './readKeptSession.ts';

/** What this browser keeps for the signed-in user alone: it goes with the record, so that the next one finds nothing of it. */
export const userKeys = { uses: 'oftenUsed', ownOrder: 'oftenOwn', uncollected: 'uncollected' } as const;

const emptyOperator: Operator = {
  avatar: null,
  phoneNumber: null,
  name: '',
  balance: 0,
  vipFlag: false,
  vipExpiryDate: null,
  invitationCode: '',
  integral: 0,
  level: '普通用户',
  luckyDraws: 0,
};

interface UserCacheState extends Session {
  /** True exactly when a record is kept. */
  isLoggedIn: boolean;
}

const loggedOut: UserCacheState = { isLoggedIn: false, token: '', refreshToken: '', operator: emptyOperator };

/**
 * Components read it with a selector. The server, and the browser while it hydrates, see the logged-out state
 * (zustand's initial state), so the first client render always equals the server's HTML.
 */
export const useUserCache = create<UserCacheState>()(() => loggedOut);

export const userCache = {
  get: (): UserCacheState => useUserCache.getState(),

  set(session: Session): void {
    endedLogin.keep(null);
    save(session);
  },

  /** Merges the given fields into the operator; does nothing once the user is logged out. */
  update(fields: Partial<Operator>): void {
    const { isLoggedIn, token, refreshToken, operator } = useUserCache.getState();
    if (isLoggedIn) save({ token, refreshToken, operator: { ...operator, ...fields } });
  },

  clear(): void {
    useUserCache.setState(loggedOut);
    for (const key of [SESSION_KEY, ...Object.values(userKeys)]) sessionStore()?.removeItem(key);
  },
};

function save({ token, refreshToken, operator }: Session): void {
  useUserCache.setState({ isLoggedIn: true, token, refreshToken, operator });
  try {
    sessionStore()?.setItem(SESSION_KEY, JSON.stringify({ token, refreshToken, operator }));
  } catch {
    // Full or forbidden storage: the user stays logged in on this page, which is all that can be had.
  }
}

function readStorage(): UserCacheState {
  const kept = readKeptSession();
  return kept ? { ...kept, isLoggedIn: true, operator: { ...emptyOperator, ...kept.operator } } : loggedOut;
}

if (typeof window !== 'undefined') {
  useUserCache.setState(readStorage());
  // Another tab logged in, refreshed or logged out; a null key means that the whole storage was cleared.
  window.addEventListener('storage', (event) => {
    if (event.key === SESSION_KEY || event.key === null) useUserCache.setState(readStorage());
  });
}
