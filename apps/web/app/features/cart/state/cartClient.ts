import { createQueryClient } from '../../../ui/query/createQueryClient.ts';

/** Lives longer than the page: coming back from a product finds the cart as it was, and asks for it anew behind that. */
export const cartClient = createQueryClient();
