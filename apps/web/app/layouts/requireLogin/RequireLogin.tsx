import { startTransition, useEffect, useState } from 'react';
import { type MiddlewareFunction, Outlet, redirect, useLocation, useRevalidator } from 'react-router';
import { encodeFrom } from '../../session/from.ts';
import { countUse } from '../../session/oftenUsed.ts';
import { useUserCache, userCache } from '../../session/userCache.ts';
import { useIsHydrated } from '../../ui/hydration/useIsHydrated.ts';
import styles from './RequireLogin.module.css';

/**
 * The navigation guard of specification §2. It runs only in the browser, because only the browser knows the user; the server
 * answers everyone with the same skeleton. On the first load no navigation has run it: revalidating does.
 */
const guard: MiddlewareFunction = ({ request }) => {
  if (userCache.get().isLoggedIn) return;
  throw redirect(`/login?from=${encodeURIComponent(encodeFrom(fullPath(request.url)))}`);
};

export const clientMiddleware = [guard];

/** A request carries no hash; on the first load the address bar still does. */
function fullPath(requestUrl: string): string {
  const { pathname, search } = new URL(requestUrl);
  const { location } = window;
  const hash = location.pathname === pathname && location.search === search ? location.hash : '';
  return pathname + search + hash;
}

function Skeleton() {
  return (
    <div className={styles['skeleton']} role="status" aria-label="正在打开页面">
      <i />
      <i />
      <i />
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

/**
 * Whether the page may be rendered: not by the server, and not by a browser that has just loaded the page of a user whom it does
 * not know. After hydration it becomes true in a transition, so that the page is rendered in slices, and without the frame, which
 * a loader that runs at hydration would render a second and a third time.
 */
function useMayShow(isLoggedIn: boolean): boolean {
  const [mayShow, setMayShow] = useState(useIsHydrated() && isLoggedIn);
  useEffect(() => {
    if (isLoggedIn) startTransition(() => setMayShow(true));
  }, [isLoggedIn]);
  return mayShow;
}

export default function RequireLogin() {
  useCountUse();
  const isLoggedIn = useUserCache((state) => state.isLoggedIn);
  const mayShow = useMayShow(isLoggedIn);
  const { revalidate } = useRevalidator();
  // The session may end while a protected page is open: another tab logs out, or the server answers 403.
  // Revalidating runs the guard again, which alone decides where to go.
  useEffect(() => {
    if (!isLoggedIn && !userCache.get().isLoggedIn) void revalidate();
  }, [isLoggedIn, revalidate]);
  return <div className={styles['page']}>{mayShow ? <Outlet /> : <Skeleton />}</div>;
}
