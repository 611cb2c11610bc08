import { useEffect } from 'react';
import { type MiddlewareFunction, Outlet, redirect, useLocation, useRevalidator } from 'react-router';
import { encodeFrom } from '../../session/from.ts';
import { countUse } from '../../session/oftenUsed.ts';
import { useUserCache, userCache } from '../../session/userCache.ts';
import styles from './RequireLogin.module.css';

/**
 * The navigation guard of specification §2. It runs only in the browser, because only the browser knows the user;
 * the server answers everyone with the same skeleton. `hydrate` makes it run before the first page shows, too.
 */
const guard: MiddlewareFunction = ({ request }) => {
  if (userCache.get().isLoggedIn) return;
  throw redirect(`/login?from=${encodeURIComponent(encodeFrom(fullPath(request.url)))}`);
};

export const clientMiddleware = [guard];

export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

/** A request carries no hash; on the first load the address bar still does. */
function fullPath(requestUrl: string): string {
  const { pathname, search } = new URL(requestUrl);
  const { location } = window;
  const hash = location.pathname === pathname && location.search === search ? location.hash : '';
  return pathname + search + hash;
}

export function HydrateFallback() {
  return (
    <div className={styles['page']}>
      <div className={styles['skeleton']} role="status" aria-label="正在打开页面">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

/** /more puts first what is used most. Views of one page are told apart; what else the address says is nobody's business. */
function useCountUse() {
  const { pathname, search } = useLocation();
  const view = new URLSearchParams(search).get('view');
  const page = view === null ? pathname : `${pathname}?view=${view}`;
  useEffect(() => {
    if (userCache.get().isLoggedIn) countUse(page, Date.now());
  }, [page]);
}

export default function RequireLogin() {
  useCountUse();
  const isLoggedIn = useUserCache((state) => state.isLoggedIn);
  const { revalidate } = useRevalidator();
  // The session may end while a protected page is open: another tab logs out, or the server answers 403.
  // Revalidating runs the guard again, which alone decides where to go.
  useEffect(() => {
    if (!isLoggedIn && !userCache.get().isLoggedIn) void revalidate();
  }, [isLoggedIn, revalidate]);
  return (
    <div className={styles['page']}>
      <Outlet />
    </div>
  );
}
