import { useState } from 'react';
import { useUserCache } from './userCache.ts';

/** The present or last logged-in user: while a page is being left after logging out, nothing is fetched without a user. */
export function useLastUser(): string {
  const user = useUserCache((state) => state.operator.invitationCode);
  const [last, setLast] = useState(user);
  if (user !== '' && user !== last) setLast(user);
  return last;
}
