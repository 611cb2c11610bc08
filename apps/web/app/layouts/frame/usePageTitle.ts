import { useMatches, useSearchParams } from 'react-router';

/**
 * The title that the innermost matched page declares as `handle.title`, for the phone's top bar. A page of several steps says which one
 * by its data, one of several views by its address.
 */
export function usePageTitle(): string | undefined {
  const [params] = useSearchParams();
  return useMatches()
    .map(({ handle, loaderData }) => (isTitled(handle) ? titleOf(handle.title, loaderData, params) : undefined))
    .findLast((title) => title !== undefined);
}

type Title = string | ((loaderData: unknown, params: URLSearchParams) => string);

function titleOf(title: Title, loaderData: unknown, params: URLSearchParams): string {
  return typeof title === 'function' ? title(loaderData, params) : title;
}

function isTitled(handle: unknown): handle is { title: Title } {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'title' in handle &&
    (typeof handle.title === 'string' || typeof handle.title === 'function')
  );
}
