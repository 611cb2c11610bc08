import { useMatches } from 'react-router';

interface SearchScope {
  id: string;
  name: string;
}

/** The category that the page shows, if its loader says so as `searchScope`: the phone's search box searches in it. */
export function useSearchScope(): SearchScope | undefined {
  return (
    useMatches()
      .map(({ loaderData }) => (hasScope(loaderData) ? loaderData.searchScope : null))
      .findLast((scope) => scope !== null) ?? undefined
  );
}

function hasScope(data: unknown): data is { searchScope: SearchScope | null } {
  return typeof data === 'object' && data !== null && 'searchScope' in data;
}
