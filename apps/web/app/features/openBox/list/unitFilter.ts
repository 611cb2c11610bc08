import { rules } from '@jiwu/contract/rules';
import type { QueryAt } from '../../../api/sharedApi.ts';
import { readYuan } from '../../../shared/goods/prices/readYuan.ts';
import { unitGrades } from '../../../shared/openBox/gradeWords.ts';
import type { UnitGrade } from '../../../shared/openBox/Unit.ts';

export type UnitSort = (typeof rules.openBox.sorts)[number];
type Saving = (typeof rules.openBox.savings)[number];
/** Conditions that hold or do not. */
export type UnitFlag = 'complete' | 'working' | 'dropping' | 'free';

/** All state of the list. It stands in the address, so a link shows the same page. */
export interface UnitFilter {
  readonly grades: readonly UnitGrade[];
  readonly saving: Saving | null;
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  /** Whole yuan. */
  readonly from: number | null;
  readonly to: number | null;
  readonly flags: readonly UnitFlag[];
  readonly sort: UnitSort;
}

const unitFlags: readonly UnitFlag[] = ['complete', 'working', 'dropping', 'free'];

/** Reads an address as people may have written it: unknown values are ignored instead of refused. */
export function readUnitFilter(query: URLSearchParams): UnitFilter {
  const grades = (query.get('grade') ?? '').split(',');
  const [from, to] = inOrder(yuanIn(query.get('from')), yuanIn(query.get('to')));
  return {
    grades: unitGrades.filter((grade) => grades.includes(grade)),
    saving: rules.openBox.savings.find((saving) => saving === query.get('saving')) ?? null,
    categories: wordsIn(query.get('category')),
    brands: wordsIn(query.get('brand')),
    from,
    to,
    flags: unitFlags.filter((flag) => query.get(flag) === '1'),
    sort: rules.openBox.sorts.find((sort) => sort === query.get('sort')) ?? 'new',
  };
}

/** The API's query; the page's own address uses the same words. */
export function filtersOf(filter: UnitFilter): QueryAt<'/api/openBox/facets'> {
  const { grades, saving, categories, brands, from, to, flags } = filter;
  return {
    ...(grades.length > 0 && { grade: grades.join(',') }),
    ...(saving && { saving }),
    ...(categories.length > 0 && { category: categories.join(',') }),
    ...(brands.length > 0 && { brand: brands.join(',') }),
    ...(from !== null && { from: String(from) }),
    ...(to !== null && { to: String(to) }),
    ...(flags.includes('complete') && { complete: '1' as const }),
    ...(flags.includes('working') && { working: '1' as const }),
    ...(flags.includes('dropping') && { dropping: '1' as const }),
    ...(flags.includes('free') && { free: '1' as const }),
  };
}

export function filterAddress(filter: UnitFilter): string {
  const { sort } = filter;
  const words = Object.entries({ ...filtersOf(filter), ...(sort !== 'new' && { sort }) });
  // Every value is made of words, digits and commas, which may stand in a query as they are.
  return words.length === 0 ? '/openBox' : `/openBox?${words.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

/** The same with one value of a group more, or less. */
export function withToggled<Group extends 'grades' | 'categories' | 'brands' | 'flags'>(
  filter: UnitFilter,
  group: Group,
  value: UnitFilter[Group][number],
): UnitFilter {
  const chosen = filter[group] as readonly string[];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...filter, [group]: next };
}

/** Everything on sale, in the same order. */
export function withoutConditions({ sort }: Pick<UnitFilter, 'sort'>): UnitFilter {
  return { grades: [], saving: null, categories: [], brands: [], from: null, to: null, flags: [], sort };
}

const ENTRIES_MAX = 20;

function wordsIn(text: string | null): string[] {
  const words = (text ?? '').slice(0, 800).split(',');
  return [...new Set(words.filter((word) => rules.wordPattern.test(word)))].slice(0, ENTRIES_MAX);
}

function yuanIn(text: string | null): number | null {
  const fen = readYuan(text);
  return fen === null ? null : fen / 100;
}

/** People type the larger one first now and then. */
function inOrder(from: number | null, to: number | null): [number | null, number | null] {
  return from !== null && to !== null && from > to ? [to, from] : [from, to];
}
