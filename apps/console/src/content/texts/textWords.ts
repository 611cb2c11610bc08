import type { CallInput, Contract, StaffText } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import type { ItemOf } from '../../ui/list/useCursorList.ts';

export type TextRow = ItemOf<'staffContentList'>;
export type Kind = TextRow['kind'];
export type Words = Omit<CallInput<Contract['staffContentCreate']>['body'], 'slug'>;

export const kindNames: Readonly<Record<Kind, string>> = { article: '好物志', guide: '购物指南' };

export const versionNames: Readonly<Record<TextRow['newest']['state'], string>> = {
  draft: '草稿',
  scheduled: '定了时间',
  shown: '读者在看',
  replaced: '旧版',
  withdrawn: '已撤下',
};

export const warningNames: Readonly<Record<StaffText['warnings'][number]['kind'], string>> = {
  outsideLink: '站外的链接',
  pictureWithoutWords: '图片没有说明',
  productGone: '商品不在售了',
  superlative: '极限词',
};

export const partNames: Readonly<Record<TextRow['part'], string>> = {
  ...rules.content.topicNames,
  ...rules.content.sectionNames,
};

/** How many of those who voted were helped; nothing before anybody did. */
export function voteWords({ useful, useless }: TextRow['votes']): string {
  const all = useful + useless;
  return all === 0 ? '' : `${Math.round((useful / all) * 100)}% 有帮助，${all} 票`;
}

/** A text of which nothing is written yet. */
export function emptyWords(kind: Kind): Words {
  const words = { title: '', summary: '', markdown: '' };
  switch (kind) {
    case 'article':
      return {
        ...words,
        place: { kind, topic: 'ware', celebrityId: null, author: null, column: null, coverFileId: null },
      };
    case 'guide':
      return { ...words, place: { kind, section: 'shopping', position: 0, popular: null, keywords: [], related: [] } };
  }
}

export const isWritten = ({ title, summary, markdown }: Words): boolean =>
  [title, summary, markdown].every((value) => value.trim() !== '');
