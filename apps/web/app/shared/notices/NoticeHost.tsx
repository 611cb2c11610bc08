import { Suspense, useEffect, useState } from 'react';
import { useUserCache } from '../../session/userCache.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.ts';
import { closeNotices, useNotices } from './noticeStore.ts';

/** Later than the page's own requests. */
const LIVE_AFTER_MS = 1000;
const LiveNotices = lazyPart(() => import('./LiveNotices.tsx'), { silent: true });
const NoticeDrawer = lazyPart(() => import('./NoticeDrawer.tsx'));

/** Follows and shows the notices of a logged-in user; a visitor loads nothing of it. */
export function NoticeHost() {
  const isLoggedIn = useUserCache((state) => state.isLoggedIn);
  return isLoggedIn ? <SignedIn /> : null;
}

function SignedIn() {
  const user = useUserCache((state) => state.operator.invitationCode);
  const isOpen = useNotices((state) => state.isOpen);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), LIVE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      closeNotices();
    };
  }, []);
  return (
    <Suspense>
      {isSettled && <LiveNotices user={user} />}
      {isOpen && <NoticeDrawer onClose={closeNotices} />}
    </Suspense>
  );
}
