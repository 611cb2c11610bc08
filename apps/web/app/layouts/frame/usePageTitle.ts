import { useMatches } from 'react-router';

/** The title that the innermost matched page declares as `handle.title`, for the phone's top bar. */
export function usePageTitle(): string | undefined {
  return useMatches()
    .map(({ handle }) => (isTitled(handle) ? handle.title : undefined))
    .findLast((title) => title !== undefined);
}

function isTitled(handle: unknown): handle is { title: string } {
  return typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string';
}
