import type { MetaDescriptor } from 'react-router';
import { pictureAddress } from '../../shared/files/picture/Picture.tsx';
import { sharingMeta } from '../../config/sharingMeta.ts';
import { structuredBreadcrumbs } from '../../config/structured.ts';
import { pageTitle } from './pageTitle.ts';
import type { ResourceData } from './ResourceData.ts';
import type { ResourceState } from './resourceState.ts';

/** Filters and order make no page of their own for search engines, a category does; a search is nothing to be found. */
export function resourceMeta(state: ResourceState, page: ResourceData): MetaDescriptor[] {
  const { origin, list } = page;
  const path = page.categories?.path ?? [];
  const current = path.at(-1);
  const categoryPath = (id: string) => `/resource?category=${id}`;
  const items = list?.items ?? [];
  const cover = items[0]?.picture.fileId;
  return sharingMeta({
    title: pageTitle(state, page),
    description: description(state, page),
    origin,
    canonicalPath: current ? categoryPath(current.id) : '/resource',
    picturePath: cover && pictureAddress(cover, '640'),
    isPrivate: state.keyword !== '',
    structured: [
      structuredBreadcrumbs(
        [
          { label: '首页', to: '/' },
          { label: '货源', to: '/resource' },
          ...path.map(({ id, name }) => ({ label: name, to: categoryPath(id) })),
        ],
        origin,
      ),
      {
        '@type': 'ItemList',
        itemListElement: items.map(({ id }, order) => ({
          '@type': 'ListItem',
          position: order + 1,
          url: `${origin}/product?id=${id}`,
        })),
      },
    ],
  });
}

function description(state: ResourceState, { categories, list }: ResourceData): string {
  if (state.keyword) return `在集物搜索“${state.keyword}”的结果：价格、规格、销量与真实评价都写在页面上。`;
  const current = categories?.path.at(-1);
  const names = (categories?.tiles ?? []).filter(({ isCurrent }) => !isCurrent).map(({ name }) => name);
  const some = names.slice(names[0] === '全部' ? 1 : 0, 6).join('、');
  if (current) {
    const titles = list?.items.slice(0, 3).map(({ title }) => title);
    return `集物的${current.name}${some && `：${some}`}。${titles?.length ? `正在卖：${titles.join('；')}。` : ''}`;
  }
  return `集物的全部在售商品${some && `：${some}等`}。可以用中文、拼音或首字母搜索，按品牌、价格和规格筛选。`;
}
