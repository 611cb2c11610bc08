import { ShopError } from '../../../apps/server/src/platform/errors/ShopError.ts';

/** A visitor of the demo shop, its worker or its staff was first: then the demo goes on without it. */
export async function ignoringRefusals<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}
