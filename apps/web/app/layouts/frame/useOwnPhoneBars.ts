import { useMatches } from 'react-router';

/**
 * Whether the matched page says, as `handle.ownPhoneBars`, that it brings its own bars on phones. One that has nothing to
 * show, because its data did not come, has none either.
 */
export function useOwnPhoneBars(): boolean {
  return useMatches().some(({ handle, loaderData }) => hasOwnBars(handle) && loaderData != null);
}

function hasOwnBars(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'ownPhoneBars' in handle && handle.ownPhoneBars === true;
}
