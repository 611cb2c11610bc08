import { rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { effectOrderQueries, type PromotionLink } from '../../effectOrderQueries.ts';

interface MadeLink {
  /** Of the product, perhaps with the place before. */
  readonly link: PromotionLink | null;
  /** Of the product and the place: only this may be copied. */
  readonly made: PromotionLink | null;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** The link of a product and a place, asked for when there are both. */
export function useMadeLink(productId: string | null, place: string): MadeLink {
  const isPlace = rules.effectOrder.placePattern.test(place);
  const { data, isError, isFetching, refetch } = useQuery({
    ...effectOrderQueries.link({ productId: productId ?? '', place }),
    enabled: productId !== null && isPlace,
    // While another place is asked for, the product stays.
    placeholderData: (former) => (former?.productId === productId ? former : undefined),
  });
  const isOfPlace = isPlace && data !== undefined && new URL(data.link).searchParams.get('ch') === place;
  return { link: data ?? null, made: isOfPlace ? data : null, isError, isFetching, refetch };
}
