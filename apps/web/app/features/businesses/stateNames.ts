import type { Business } from './businessQueries.ts';

export const stateNames: Readonly<Record<Business['state'], string>> = {
  reviewing: '审核中',
  approved: '已通过',
  refused: '未通过',
  stopped: '已停用',
};

/** What the licence calls the person in charge. */
export const principalNames: Readonly<Record<Business['kind'], string>> = {
  individual: '经营者',
  company: '法定代表人',
};
