import type { ReactNode } from 'react';
import { QueryProvider } from '../../ui/query/QueryProvider.tsx';
import { useLastUser } from '../../session/useLastUser.ts';

/** Keyed by user: another tab may log in as someone else, who must not see this user's data. */
export function OrdersPage({ children }: { children: ReactNode }) {
  return <QueryProvider key={useLastUser()}>{children}</QueryProvider>;
}
