import { useMatches } from 'react-router';

/** The words that a channel declares as `handle.channelTitle` for the phone's top bar, by its data; most keep the search box there. */
export function useChannelTitle(): string | undefined {
  return useMatches()
    .map(({ handle, loaderData }) => (isTitled(handle) ? handle.channelTitle(loaderData) : undefined))
    .findLast((title) => title !== undefined);
}

function isTitled(handle: unknown): handle is { channelTitle: (loaderData: unknown) => string | undefined } {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'channelTitle' in handle &&
    typeof handle.channelTitle === 'function'
  );
}
