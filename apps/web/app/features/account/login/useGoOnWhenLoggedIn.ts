import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { decodeFrom } from '../../../session/from.ts';
import { useUserCache, userCache } from '../../../session/userCache.ts';

/**
 * Leads a logged-in user on to `from`, whether they arrived logged in, or this form or another tab has just logged them in. The
 * one place that does so.
 */
export function useGoOnWhenLoggedIn(): void {
  const isLoggedIn = useUserCache((state) => state.isLoggedIn);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = decodeFrom(query.get('from'));
  useEffect(() => {
    if (isLoggedIn && userCache.get().isLoggedIn) void navigate(target, { replace: true });
  }, [isLoggedIn, navigate, target]);
}
