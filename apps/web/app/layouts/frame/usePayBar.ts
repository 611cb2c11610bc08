import { useMatches } from 'react-router';

/** Whether the matched page says, as `handle.payBar`, that it ends in a bar to pay with on phones. */
export function usePayBar(): boolean {
  return useMatches().some(({ handle }) => hasPayBar(handle));
}

function hasPayBar(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'payBar' in handle && handle.payBar === true;
}
