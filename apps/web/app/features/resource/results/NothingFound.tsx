import type { ComponentProps } from 'react';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import type { ResourceData } from '../ResourceData.ts';
import { addressFor, type ResourceState, withCategory, withoutConditions } from '../resourceState.ts';
import { SellingWell } from './SellingWell.tsx';

interface NothingFoundProps {
  state: ResourceState;
  page: Pick<ResourceData, 'categories'>;
  hasConditions: boolean;
}

/** Nothing meets the conditions: offers the step back that most likely finds products, and what others buy. */
export function NothingFound(props: NothingFoundProps) {
  return (
    <>
      <EmptyState {...wordsOf(props)} />
      <SellingWell />
    </>
  );
}

function wordsOf({ state, page, hasConditions }: NothingFoundProps): ComponentProps<typeof EmptyState> {
  if (hasConditions) {
    return {
      title: '没有同时符合这些条件的商品',
      text: '去掉一两个条件，或者清除后重新选择。',
      action: { to: addressFor(withoutConditions(state)), label: '清除全部条件' },
    };
  }
  const current = page.categories?.path.at(-1);
  if (state.keyword && current) {
    return {
      title: `${current.name}里没有找到“${state.keyword}”`,
      text: '它也许在别的分类里。',
      action: { to: addressFor(withCategory(state, null)), label: '在全部分类中搜索' },
    };
  }
  if (state.keyword) {
    return {
      title: `没有找到“${state.keyword}”`,
      text: '检查一下有没有错字，或换一个更短的说法；也可以用拼音或首字母。',
      action: { to: '/resource', label: '看看全部商品' },
    };
  }
  return {
    title: state.category && !current ? '没有这个分类' : '这里还没有商品',
    text: '别的分类里有在售的商品。',
    action: { to: '/resource', label: '看看全部商品' },
  };
}
