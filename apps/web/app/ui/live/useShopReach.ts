import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { showToast } from '../toast/toastStore.ts';
import { isShopAway, tellAway, useIsAway } from './shopReach.ts';
import { useReloadWhenIdle } from './useReloadWhenIdle.ts';

/**
 * Stands once, in the root: without a way to the shop the page stays as it is, and is loaded anew once there is one.
 * A page that was not shown before stays closed until then: its code would not come, and React Router would load the
 * whole document, so that the browser's own page took the place of the shop.
 */
export function useShopReach(): void {
  const isAway = useIsAway();
  const { pathname } = useLocation();
  const shown = useRef(new Set<string>());
  useEffect(() => {
    shown.current.add(pathname);
  }, [pathname]);
  useEffect(() => {
    if (!navigator.onLine) tellAway();
    window.addEventListener('offline', tellAway);
    return () => window.removeEventListener('offline', tellAway);
  }, []);

  const blocker = useBlocker(({ nextLocation }) => isShopAway() && !shown.current.has(nextLocation.pathname));
  const wanted = blocker.state === 'blocked' ? blocker.location.key : null;
  useEffect(() => {
    if (wanted !== null) showToast({ kind: 'error', text: '网络断开了，连上后会自动打开' });
  }, [wanted]);

  const reload = useReloadWhenIdle();
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) {
      if (blocker.state === 'blocked') blocker.proceed();
      else reload();
    }
    wasAway.current = isAway;
  }, [isAway, blocker, reload]);
}
