import type { ReactNode } from 'react';
import { QueryProvider } from '../../components/query/QueryProvider.tsx';
import { useLastUser } from '../../session/useLastUser.ts';

/** Another tab may log in as someone else: what was asked for one is not shown to another. */
export function OrdersPage({ children }: { children: ReactNode }) {
  return <QueryProvider key={useLastUser()}>{children}</QueryProvider>;
}
