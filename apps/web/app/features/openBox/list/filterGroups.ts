import { rules } from '@jiwu/contract/rules';
import { gradeLabel, unitGrades } from '../../../shared/openBox/gradeWords.ts';
import type { UnitFacets } from '../OpenBoxData.ts';
import { flagWords } from './unitConditions.ts';
import { filterAddress, type UnitFilter, type UnitFlag, withToggled } from './unitFilter.ts';

export interface FilterChoice {
  readonly label: string;
  readonly count: number;
  readonly isOn: boolean;
  /** The page with this choice the other way round. */
  readonly to: string;
}

export interface FilterGroup {
  readonly title: string;
  readonly choices: readonly FilterChoice[];
}

/** The price, which is no list of choices, stands between them. */
interface FilterGroups {
  readonly beforePrice: readonly FilterGroup[];
  readonly afterPrice: readonly FilterGroup[];
}

const further = ['complete', 'working', 'dropping'] as const satisfies readonly UnitFlag[];

/** Every filter but the price, as the side and the phone's drawer show them. A group without a choice is left out. */
export function filterGroups(filter: UnitFilter, facets: UnitFacets): FilterGroups {
  const named = (group: 'categories' | 'brands') =>
    facets[group].map(({ id, name, count }) => ({
      label: name,
      count,
      isOn: filter[group].includes(id),
      to: filterAddress(withToggled(filter, group, id)),
    }));
  const beforePrice: FilterGroup[] = [
    {
      title: '等级',
      choices: unitGrades.map((grade) => ({
        label: gradeLabel(grade),
        count: facets.grades[grade],
        isOn: filter.grades.includes(grade),
        to: filterAddress(withToggled(filter, 'grades', grade)),
      })),
    },
    {
      title: '省多少',
      choices: rules.openBox.savings.map((saving) => ({
        label: `${saving}% 以上`,
        count: facets.savings.find(({ atLeast }) => atLeast === saving)?.count ?? 0,
        isOn: filter.saving === saving,
        to: filterAddress({ ...filter, saving: filter.saving === saving ? null : saving }),
      })),
    },
    { title: '品类', choices: named('categories') },
    { title: '品牌', choices: named('brands') },
  ];
  const afterPrice: FilterGroup[] = [
    {
      title: '附加',
      choices: further.map((flag) => ({
        label: flagWords[flag],
        count: facets[flag],
        isOn: filter.flags.includes(flag),
        to: filterAddress(withToggled(filter, 'flags', flag)),
      })),
    },
  ];
  return { beforePrice: beforePrice.filter(({ choices }) => choices.length > 0), afterPrice };
}
