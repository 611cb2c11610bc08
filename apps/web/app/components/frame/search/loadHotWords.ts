import { readShared } from '../../../api/readShared.ts';

let loading: Promise<string[]> | undefined;

/** What people search for; asked for once per load of the page. Without an answer there are none. */
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
