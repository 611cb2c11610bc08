import { QueryClientProvider } from '@tanstack/react-query';
import { cartClient } from './state/cartClient.ts';
import { CartContent } from './CartContent.tsx';

/** The cart page: choosing lines, changing them, and a price that explains itself. */
export function Cart() {
  return (
    <QueryClientProvider client={cartClient}>
      <CartContent />
    </QueryClientProvider>
  );
}
