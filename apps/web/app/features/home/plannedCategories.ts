/** The categories the shop is planned with; the catalogue's own tree takes their place once it is there. */
export const plannedCategories = [
  { slug: 'digital', name: '数码', picture: 'headphone' },
  { slug: 'computer', name: '电脑办公', picture: 'laptop' },
  { slug: 'clothing', name: '服饰', picture: 'coat' },
  { slug: 'shoesBags', name: '鞋靴箱包', picture: 'handbag' },
  { slug: 'home', name: '家居', picture: 'chair' },
  { slug: 'kitchen', name: '厨房餐具', picture: 'teapot' },
  { slug: 'food', name: '食品', picture: 'honey' },
  { slug: 'fresh', name: '生鲜', picture: 'cherry' },
  { slug: 'care', name: '个护美妆', picture: 'lotion' },
  { slug: 'children', name: '母婴玩具', picture: 'bear' },
  { slug: 'outdoor', name: '运动户外', picture: 'tent' },
  { slug: 'stationery', name: '文具乐器', picture: 'notebook' },
] as const;
