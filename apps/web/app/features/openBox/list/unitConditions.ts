import { rules } from '@jiwu/contract/rules';
import { formatCount } from '../../../format/formatCount.ts';
import { gradeLabel } from '../../../shared/openBox/gradeWords.ts';
import type { UnitFacets } from '../OpenBoxData.ts';
import { filterAddress, type UnitFilter, type UnitFlag, withToggled } from './unitFilter.ts';

export interface Condition {
  readonly label: string;
  /** The page without it. */
  readonly to: string;
}

export const flagWords: Readonly<Record<UnitFlag, string>> = {
  complete: '配件齐全',
  working: '功能全通过',
  dropping: `${rules.openBox.droppingHours} 小时内降价`,
  free: '隐藏正在付款的',
};

/** The conditions that hold, in the order of the filters; each can be taken away by itself. */
export function unitConditions(filter: UnitFilter, facets: UnitFacets | null): Condition[] {
  const namesOf = (counted: UnitFacets['brands'] | undefined) => new Map(counted?.map(({ id, name }) => [id, name]));
  const [categories, brands] = [namesOf(facets?.categories), namesOf(facets?.brands)];
  const { saving, from, to } = filter;
  return [
    ...filter.grades.map((grade) => ({
      label: gradeLabel(grade),
      to: filterAddress(withToggled(filter, 'grades', grade)),
    })),
    ...(saving ? [{ label: `省 ${saving}% 以上`, to: filterAddress({ ...filter, saving: null }) }] : []),
    ...filter.categories.map((id) => ({
      label: categories.get(id) ?? id,
      to: filterAddress(withToggled(filter, 'categories', id)),
    })),
    ...filter.brands.map((id) => ({
      label: brands.get(id) ?? id,
      to: filterAddress(withToggled(filter, 'brands', id)),
    })),
    ...(from === null && to === null
      ? []
      : [{ label: priceLabel(from, to), to: filterAddress({ ...filter, from: null, to: null }) }]),
    ...filter.flags.map((flag) => ({ label: flagWords[flag], to: filterAddress(withToggled(filter, 'flags', flag)) })),
  ];
}

function priceLabel(from: number | null, to: number | null): string {
  const yuan = (amount: number) => `¥${formatCount(amount)}`;
  if (from === null) return `${yuan(to ?? 0)} 以下`;
  return to === null ? `${yuan(from)} 以上` : `${yuan(from)} – ${yuan(to)}`;
}
