import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addressQueries } from '../../../../shared/people/address/addressQueries.ts';

/** One change to the address book at a time, after which the list is fetched again. The client tells of failures. */
export function useAddressChange(): { busy: boolean; change: (work: () => Promise<unknown>) => Promise<boolean> } {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function change(work: () => Promise<unknown>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      await work();
      return true;
    } catch {
      return false;
    } finally {
      await queries.invalidateQueries(addressQueries.addresses());
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, change };
}
