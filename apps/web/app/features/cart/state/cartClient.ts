import { QueryClient } from '@tanstack/react-query';

/** Lives longer than the page: coming back from a product finds the cart as it was, and asks for it anew behind that. */
export const cartClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
