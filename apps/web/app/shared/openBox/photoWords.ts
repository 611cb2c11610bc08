import type { UnitPhoto } from './Unit.ts';

const places: Readonly<Record<UnitPhoto['place'], string>> = {
  front: '正面',
  back: '背面',
  base: '底部与脚垫',
  wear: '痕迹特写',
  box: '外箱与实物',
  parts: '随机配件',
};

/** What a photo shows: in its own words, or by its place. */
export function photoWords({ place, words }: Pick<UnitPhoto, 'place' | 'words'>): string {
  return words === '' ? places[place] : words;
}
