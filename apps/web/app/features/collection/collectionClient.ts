import { createQueryClient } from '../../ui/query/createQueryClient.ts';

/**
 * Lives longer than the page: after returning from a product the list is as long as before, so the scroll position exists again.
 * The list is refetched in the background.
 */
export const collectionClient = createQueryClient();
