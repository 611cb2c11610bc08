import { QueryClient } from '@tanstack/react-query';

/**
 * Lives longer than the page: coming back from a product finds the list as long as it was, so the place in it exists
 * again. What is shown is asked for anew behind it.
 */
export const collectionClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
