import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import type { ItemOf } from '../../ui/list/useCursorList.ts';

export type CelebrityRow = ItemOf<'staffCelebrityList'>;
export type Celebrity = Answer<Contract['staffCelebrityGet']>;
export type Pick = Celebrity['picks'][number];
export type Application = ItemOf<'staffApplicationList'>;

export const stateNames: Readonly<Record<CelebrityRow['state'], string>> = { hidden: '没展示', shown: '展示中' };

export const applicationNames: Readonly<Record<Application['state'], string>> = {
  waiting: '待审',
  approved: '已通过',
  refused: '未通过',
  withdrawn: '已撤回',
};

/** 抖音 12.3 万 */
export function platformWords(platforms: CelebrityRow['platforms']): string {
  return platforms
    .map(({ platform, followers }) => {
      const count = followers >= 10_000 ? `${(followers / 10_000).toFixed(1)} 万` : String(followers);
      return `${rules.celebrity.platformNames[platform]} ${count}`;
    })
    .join('，');
}
