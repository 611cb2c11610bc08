import { useState } from 'react';
import { useUserCache } from './userCache.ts';

/** Whoever is or was logged in last: while a page is being left after logging out, nothing is asked anew for nobody. */
export function useLastUser(): string {
  const user = useUserCache((state) => state.operator.invitationCode);
  const [last, setLast] = useState(user);
  if (user !== '' && user !== last) setLast(user);
  return last;
}
