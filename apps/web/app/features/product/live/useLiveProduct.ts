import { useMemo } from 'react';
import type { Connection } from '../../../api/live/followLive.ts';
import { useLive } from '../../../api/live/useLive.ts';
import type { Product } from '../ProductData.ts';
import { withOffer } from './withOffer.ts';

/** The product that the page was made of, kept up to date while someone looks. */
export function useLiveProduct(loaded: Product): { product: Product; connection: Connection } {
  const { data, connection } = useLive('product', loaded.id);
  const product = useMemo(() => withOffer(loaded, data), [loaded, data]);
  return { product, connection };
}
