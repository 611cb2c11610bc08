/** The channels in the order of design.md. */
export const channels = [
  { to: '/', label: '首页' },
  { to: '/resource', label: '货源' },
  { to: '/woot', label: '每日一抢' },
  { to: '/groupPurchase', label: '拼团' },
  { to: '/openBox', label: '开箱' },
  { to: '/celebrity', label: '达人' },
  { to: '/active', label: '活动' },
  { to: '/homeArticles', label: '好物志' },
  { to: '/guide', label: '指南' },
] as const;
