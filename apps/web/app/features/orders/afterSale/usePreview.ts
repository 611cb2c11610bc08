import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type AfterSale, orderQueries, type Preview, type Wanted } from '../orderQueries.ts';

interface Asked {
  readonly orderId: string;
  readonly kind: AfterSale['kind'];
  readonly pieces: Readonly<Record<string, number>>;
}

/** The amounts for the chosen pieces, fetched anew with each change; `wanted` is null while no piece is chosen. */
export function usePreview({ orderId, kind, pieces }: Asked): {
  wanted: Wanted | null;
  preview: UseQueryResult<Preview>;
} {
  const lines = Object.entries(pieces).map(([lineId, count]) => ({ lineId, pieces: count }));
  const wanted = { orderId, kind, lines };
  const isChosen = lines.length > 0;
  const preview = useQuery({ ...orderQueries.preview(wanted), enabled: isChosen });
  return { wanted: isChosen ? wanted : null, preview };
}
