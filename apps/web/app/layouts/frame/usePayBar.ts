import { useMatches } from 'react-router';

/**
 * Whether the matched page says, as `handle.payBar`, that it ends in a bar to pay with on phones. A page that has one only sometimes
 * says so by its data.
 */
export function usePayBar(): boolean {
  return useMatches().some(({ handle, loaderData }) => hasPayBar(handle, loaderData));
}

function hasPayBar(handle: unknown, loaderData: unknown): boolean {
  if (typeof handle !== 'object' || handle === null || !('payBar' in handle)) return false;
  const payBar = handle.payBar as boolean | ((loaderData: unknown) => boolean);
  return typeof payBar === 'function' ? payBar(loaderData) : payBar;
}
