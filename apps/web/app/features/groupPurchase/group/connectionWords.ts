import type { LiveGroup } from './useLiveGroup.ts';

/** Says honestly how fresh the page is. */
export const connectionWords: Readonly<Record<LiveGroup['connection'], string>> = {
  opening: '打开页面时的样子',
  live: '实时更新，已连接',
  asking: '每 5 秒更新一次',
  lost: '没有连上，正在重试，这是刚才的样子',
  still: '这个团已经结束',
};
