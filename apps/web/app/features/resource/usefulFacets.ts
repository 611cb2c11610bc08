import type { AnswerAt } from '../../api/sharedApi.ts';
import type { Facets } from './ResourceData.ts';
import type { ResourceState } from './resourceState.ts';

type Counted = AnswerAt<'/api/resource/facets'>;

/** More would make the side longer than the list. */
const OPTIONS = 3;
const ATTRIBUTES = 4;
const VALUES = 8;

/** The counted facets that the page offers: it need not carry the rest. */
export function usefulFacets(counted: Counted, state: ResourceState): Facets {
  const { categories: _, ...facets } = counted;
  return {
    ...facets,
    options: facets.options.filter((option) => isUseful(option, state)).slice(0, OPTIONS),
    attributes: facets.attributes
      .filter(({ name }, order) => order < ATTRIBUTES || isChosen(state.attributes, name))
      .map(({ name, values }) => ({
        name,
        values: values.filter(({ value }, order) => order < VALUES || state.attributes.includes(`${name}:${value}`)),
      })),
  };
}

/** Colours always help; sizes and the like only inside a category where several products share them; chosen ones stay. */
function isUseful({ name, values }: Counted['options'][number], state: ResourceState): boolean {
  return (
    values.some(({ swatch }) => swatch !== null) ||
    isChosen(state.options, name) ||
    (state.category !== null && values.some(({ count }) => count > 1))
  );
}

function isChosen(pairs: readonly string[], name: string): boolean {
  return pairs.some((pair) => pair.startsWith(`${name}:`));
}
