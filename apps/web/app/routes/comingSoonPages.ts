import type { ComingSoonPage } from '../ui/comingSoon/ComingSoonPage.ts';

const toHome = { to: '/', label: '回首页看看' };

/** Every path whose page is not built yet. Building the page removes its entry. */
const pages = [
  // Channels
  { path: '/more', title: '更多', sentence: '这里会把集物的全部频道与服务放在一页上。', action: toHome },
  {
    path: '/guide',
    title: '购物指南',
    sentence: '这里会有下单、支付、配送、售后的说明，可以直接搜索。',
    action: { to: '/serviceTerms', label: '先看服务协议' },
  },
  {
    path: '/advertisement',
    title: '品牌推广',
    sentence: '这里会有正在展示的推广（都标明广告），以及可以预订的位置、档期与价格。',
    action: toHome,
  },
  // Default layout
  {
    path: '/homeArticles',
    title: '好物志',
    sentence: '这里会有写给认真过日子的人的文章，提到的商品可以直接去看。',
    action: toHome,
  },
] as const satisfies ComingSoonPage[];

export const comingSoonPages: readonly ComingSoonPage[] = pages;

type ComingSoonPath = (typeof pages)[number]['path'];

export function comingSoonPage(path: ComingSoonPath): ComingSoonPage {
  const page = comingSoonPages.find((entry) => entry.path === path);
  if (!page) throw new Error(`没有这个筹备中的页面：${path}`);
  return page;
}
