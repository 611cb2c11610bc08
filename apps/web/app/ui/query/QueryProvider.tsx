import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from './createQueryClient.ts';

interface QueryProviderProps {
  children: ReactNode;
}

/** Stands only in layouts that ask the API from components. Failures are told by the card that asked, with a retry. */
export function QueryProvider({ children }: QueryProviderProps) {
  const [client] = useState(() => createQueryClient({ staleTime: 30_000 }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
