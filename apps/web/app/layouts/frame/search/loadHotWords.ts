import type { Answer, Contract } from '@jiwu/contract';
import { readShared } from '../../../api/readShared.ts';

export type HotWords = Answer<Contract['resourceHotWords']>;

export const noHotWords: HotWords = { items: [], categories: [] };

let loading: Promise<HotWords> | undefined;

/** Popular searches, fetched once per load of the page; empty on failure. */
export function loadHotWords(): Promise<HotWords> {
  loading ??= readShared('/api/resource/hotWords', {}).catch(() => {
    loading = undefined;
    return noHotWords;
  });
  return loading;
}
