import { useMatches } from 'react-router';

/**
 * The title that the innermost matched page declares as `handle.title`, for the phone's top bar. A page of several steps says which one
 * by its data.
 */
export function usePageTitle(): string | undefined {
  return useMatches()
    .map(({ handle, loaderData }) => (isTitled(handle) ? titleOf(handle.title, loaderData) : undefined))
    .findLast((title) => title !== undefined);
}

type Title = string | ((loaderData: unknown) => string);

function titleOf(title: Title, loaderData: unknown): string {
  return typeof title === 'function' ? title(loaderData) : title;
}

function isTitled(handle: unknown): handle is { title: Title } {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'title' in handle &&
    (typeof handle.title === 'string' || typeof handle.title === 'function')
  );
}
