import { useUserCache } from './userCache.ts';

/**
 * The logged-in user's invitation code, which tells users apart; null for a visitor, and for everyone until the page has
 * hydrated.
 */
export function useMember(): string | null {
  return useUserCache(({ isLoggedIn, operator }) => (isLoggedIn ? operator.invitationCode : null));
}
