import type { Business } from '@jiwu/contract';

const stateNames: Readonly<Record<Exclude<Business['state'], 'approved'>, string>> = {
  reviewing: '审核中',
  refused: '未通过',
  stopped: '已停用',
};

/** Why some of the user's businesses cannot be chosen: 另外 3 家不能选：审核中 2 家，已停用 1 家。 */
export function otherBusinesses(items: readonly Pick<Business, 'state'>[]): string | null {
  const others = items.filter(({ state }) => state !== 'approved');
  if (others.length === 0) return null;
  const parts = Object.entries(stateNames).flatMap(([state, name]) => {
    const count = others.filter((business) => business.state === state).length;
    return count === 0 ? [] : [`${name} ${count} 家`];
  });
  return `另外 ${others.length} 家不能选：${parts.join('，')}。`;
}
