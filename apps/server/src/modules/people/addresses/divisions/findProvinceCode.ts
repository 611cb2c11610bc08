import { divisionTree } from './divisionTree.ts';

/** No two provinces begin with the same two characters: 内蒙古自治区, 黑龙江省. */
const TELLING = 2;

/** The province that a place written freely (浙江杭州, 上海) begins with; null where it begins with none. */
export function findProvinceCode(place: string): string | null {
  const start = place.trim().slice(0, TELLING);
  return divisionTree().find(({ name }) => name.startsWith(start) && start.length === TELLING)?.code ?? null;
}
