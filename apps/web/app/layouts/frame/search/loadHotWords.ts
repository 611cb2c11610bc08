import { readShared } from '../../../api/readShared.ts';

let loading: Promise<string[]> | undefined;

/** Popular searches, fetched once per load of the page; empty on failure. */
export function loadHotWords(): Promise<string[]> {
  loading ??= readShared('/api/resource/hotWords', {}).then(
    ({ items }) => items,
    () => {
      loading = undefined;
      return [];
    },
  );
  return loading;
}
