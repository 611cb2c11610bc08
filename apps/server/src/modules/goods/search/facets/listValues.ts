import { splitFacet } from '../document/facetsOf.ts';
import type { CandidateCounts } from './countCandidates.ts';

/** Made once: to make one for each comparison takes longer than all the counting. */
const inChinese = new Intl.Collator('zh');

export interface FacetValue {
  readonly value: string;
  /** A brand's name, a colour's swatch. */
  readonly label: string | null;
  readonly count: number;
}

/**
 * The values of one group, most frequent first; `begin` is b:, o:颜色: and so on. Chosen values always stay in the list, however
 * few products they have.
 */
export function listValues(
  counts: CandidateCounts,
  begin: string,
  shown: { limit: number; chosen: readonly string[] },
): FacetValue[] {
  const values = new Map<string, FacetValue & { readonly labelCount: number }>();
  for (const [facet, count] of counts.facets) {
    if (!facet.startsWith(begin)) continue;
    const [key, label] = splitFacet(facet);
    const value = key.slice(begin.length);
    const before = values.get(value);
    // Products may give one value different labels: the most frequent one is shown.
    const isBetter = !before || count > before.labelCount;
    values.set(value, {
      value,
      label: isBetter ? label : before.label,
      labelCount: Math.max(count, before?.labelCount ?? 0),
      count: count + (before?.count ?? 0),
    });
  }
  for (const value of shown.chosen)
    if (!values.has(value)) values.set(value, { value, label: null, labelCount: 0, count: 0 });
  return [...values.values()]
    .toSorted((a, b) => b.count - a.count || inChinese.compare(a.value, b.value))
    .filter(({ value }, index) => index < shown.limit || shown.chosen.includes(value));
}

/** Names of the groups of a kind (o or a), most shared first, with how often each is named. */
export function listNames(counts: CandidateCounts, kind: 'o' | 'a'): { name: string; count: number }[] {
  const names = new Map<string, number>();
  for (const [facet, count] of counts.facets) {
    if (!facet.startsWith(`${kind}:`)) continue;
    const name = facet.slice(2, facet.indexOf(':', 2));
    names.set(name, (names.get(name) ?? 0) + count);
  }
  return [...names]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || inChinese.compare(a.name, b.name));
}
