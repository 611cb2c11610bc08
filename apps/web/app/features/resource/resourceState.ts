import { rules } from '@jiwu/contract/rules';
import type { QueryAt } from '../../api/sharedApi.ts';
import { readYuan } from '../../shared/goods/prices/readYuan.ts';

export type Channel = (typeof rules.searchedChannels)[number];
export type Sort = (typeof rules.resourceSorts)[number];

/** All state of /resource. It stands in the address, so a link shows the same page. */
export interface ResourceState {
  readonly keyword: string;
  readonly category: string | null;
  readonly brands: readonly string[];
  /** 颜色:原木 */
  readonly options: readonly string[];
  /** 材质:陶瓷 */
  readonly attributes: readonly string[];
  readonly channels: readonly string[];
  readonly minFen: number | null;
  readonly maxFen: number | null;
  readonly inStock: boolean;
  /** Only the goods of this campaign. */
  readonly campaign: string | null;
  readonly sort: Sort;
}

/** The conditions of which several may hold at once. */
export type ConditionGroup = 'brands' | 'options' | 'attributes' | 'channels';

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const KEYWORD_MAX = 60;
const LIST_MAX = 400;
const ENTRIES_MAX = 20;

/** Reads an address as people may have written it: unknown values are ignored instead of refused. */
export function readState(query: URLSearchParams): ResourceState {
  const [minFen, maxFen] = readPrices(query);
  const category = query.get('category') ?? '';
  const sort = rules.resourceSorts.find((known) => known === query.get('sort'));
  return {
    keyword: cleanKeyword(query.get('keyword') ?? ''),
    category: rules.wordPattern.test(category) ? category : null,
    brands: list(words(query.get('brand')), (word) => rules.wordPattern.test(word)),
    options: list(pairs(query.get('option')), isPair),
    attributes: list(pairs(query.get('attribute')), isPair),
    channels: list(words(query.get('channel')), (word) => rules.searchedChannels.some((channel) => channel === word)),
    minFen,
    maxFen,
    inStock: query.get('inStock') === '1',
    campaign: isId.test(query.get('campaign') ?? '') ? query.get('campaign') : null,
    sort: sort ?? 'score',
  };
}

/** The API's query; the page's own address uses the same words. */
export function filtersOf(state: ResourceState): QueryAt<'/api/resource/facets'> {
  return {
    ...(state.keyword && { keyword: state.keyword }),
    ...(state.category && { category: state.category }),
    ...joined('brand', state.brands),
    ...joined('option', state.options),
    ...joined('attribute', state.attributes),
    ...joined('channel', state.channels),
    ...(state.minFen !== null && { minFen: String(state.minFen) }),
    ...(state.maxFen !== null && { maxFen: String(state.maxFen) }),
    ...(state.inStock && { inStock: '1' as const }),
    ...(state.campaign && { campaign: state.campaign }),
  };
}

export function addressFor(state: ResourceState): string {
  const words = Object.entries({ ...filtersOf(state), ...(state.sort !== 'score' && { sort: state.sort }) });
  // Commas and colons may stand in a query as they are, and read better.
  const query = words.map(
    ([name, value]) =>
      `${name}=${encodeURIComponent(value ?? '')
        .replaceAll('%2C', ',')
        .replaceAll('%3A', ':')}`,
  );
  return query.length === 0 ? '/resource' : `/resource?${query.join('&')}`;
}

export function withToggled(state: ResourceState, group: ConditionGroup, value: string): ResourceState {
  const chosen = state[group];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...state, [group]: next };
}

/** Another category, searched with the same words; the other conditions may not exist there, but for those of any goods. */
export function withCategory(state: ResourceState, category: string | null): ResourceState {
  return { ...withoutConditions(state), category, inStock: state.inStock, campaign: state.campaign };
}

export function withoutConditions(state: ResourceState): ResourceState {
  const { keyword, category, sort } = state;
  return { ...nothing, keyword, category, sort };
}

const nothing: ResourceState = {
  keyword: '',
  category: null,
  brands: [],
  options: [],
  attributes: [],
  channels: [],
  minFen: null,
  maxFen: null,
  inStock: false,
  campaign: null,
  sort: 'score',
};

function joined<Name extends string>(name: Name, values: readonly string[]): { [N in Name]?: string } {
  return (values.length === 0 ? {} : { [name]: values.join(',') }) as { [N in Name]?: string };
}

function cleanKeyword(keyword: string): string {
  const printable = [...keyword].filter((character) => !rules.unprintable.test(character)).join('');
  return [...printable.trim()].slice(0, KEYWORD_MAX).join('').trim();
}

function words(text: string | null): string[] {
  return (text ?? '').slice(0, LIST_MAX).split(',');
}

/** As the API reads them: a comma that no name follows belongs to the value before it. */
function pairs(text: string | null): string[] {
  return (text ?? '').slice(0, LIST_MAX).split(/,(?=[^,:]+:)/);
}

function list(entries: readonly string[], isGood: (entry: string) => boolean): string[] {
  return [...new Set(entries.filter(isGood))].slice(0, ENTRIES_MAX);
}

function isPair(entry: string): boolean {
  return /^[^:]+:./.test(entry) && !rules.unprintable.test(entry);
}

/** Fen, as links have them; or yuan, as the form sends them where no script runs. */
function readPrices(query: URLSearchParams): [number | null, number | null] {
  const min = readFen(query.get('minFen')) ?? readYuan(query.get('minYuan'));
  const max = readFen(query.get('maxFen')) ?? readYuan(query.get('maxYuan'));
  // People type the larger one first now and then.
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

function readFen(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
