import { useQuery } from '@tanstack/react-query';
import { publicClient } from '../../../api/publicClient.ts';

const HOUR_MS = 3_600_000;
const KEY = 'lastCarrier';

/** The carriers that parcels are handed to, the one that was used last first chosen. */
export function useCarriers() {
  const { data } = useQuery({
    queryKey: ['orderCarriers'],
    staleTime: HOUR_MS,
    queryFn: () => publicClient.call('orderCarriers', {}, { silent: true }),
  });
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const last = localStorage.getItem(KEY);
  return {
    options,
    first: options.find(({ value }) => value === last)?.value ?? options[0]?.value ?? 'sf',
    remember: (carrier: string) => localStorage.setItem(KEY, carrier),
  };
}

/** As people type and scan it. */
export function plainTracking(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}
