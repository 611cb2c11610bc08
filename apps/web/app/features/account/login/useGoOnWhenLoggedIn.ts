import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { decodeFrom } from '../../../session/from.ts';
import { useUserCache, userCache } from '../../../session/userCache.ts';

/**
 * Whoever is logged in has nothing to do here: they arrived so, this form or another tab has just done it. The one
 * place that leads on to `from`.
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
