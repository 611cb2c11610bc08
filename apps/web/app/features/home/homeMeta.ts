import type { MetaDescriptor } from 'react-router';
import { sharingMeta } from '../../config/sharingMeta.ts';
import { site } from '../../config/site.ts';
import type { HomeData } from './HomeData.ts';

export function homeMeta({ origin, goods }: Pick<HomeData, 'origin' | 'goods'>): MetaDescriptor[] {
  const names = (goods?.categories ?? []).map(({ name }) => name).join('、');
  return sharingMeta({
    title: '把价格说清楚的网上商店',
    description: `集物在售${names || '好用的日常物件'}。每件商品写明规格、全部价格与理由、历史价格和真实评价，支持拼音搜索。`,
    origin,
    canonicalPath: '/',
    picturePath: '/img/hero-1104.webp',
    structured: [
      {
        '@type': 'WebSite',
        name: site.name,
        url: `${origin}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/resource?keyword={keyword}` },
          'query-input': 'required name=keyword',
        },
      },
    ],
  });
}
