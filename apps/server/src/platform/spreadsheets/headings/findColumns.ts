import { normaliseHeading } from './normaliseHeading.ts';

export interface ColumnDefinition<K extends string> {
  /** As people write it, the best first: of 手机 and 电话 side by side the first is meant. */
  readonly synonyms: readonly string[];
  /** Not needed at all, or not where another column says the same. */
  readonly needed: 'always' | 'never' | { readonly unless: K };
}

export type ColumnDefinitions<K extends string> = Readonly<Record<K, ColumnDefinition<K>>>;

export interface FoundColumns<K extends string> {
  /** The place of each column that was found, from 0. */
  readonly columns: Readonly<Partial<Record<K, number>>>;
  readonly missing: readonly K[];
  /** Columns of one meaning, in the order in which they stand; `columns` has the best of them. */
  readonly doubled: readonly { readonly name: K; readonly columns: readonly number[] }[];
  /** Headings that nobody asked for. */
  readonly unknown: readonly string[];
}

/** Which column is what, by the headings. */
export function findColumns<K extends string>(
  headings: readonly string[],
  definitions: ColumnDefinitions<K>,
): FoundColumns<K> {
  const names = Object.keys(definitions) as K[];
  const words = headings.map(normaliseHeading);
  const columns: Partial<Record<K, number>> = {};
  const doubled: { name: K; columns: number[] }[] = [];
  const known = new Set<number>();
  for (const name of names) {
    const synonyms = definitions[name].synonyms.map(normaliseHeading);
    const matching = words
      .map((word, column) => ({ column, rank: word === '' ? -1 : synonyms.indexOf(word) }))
      .filter(({ rank }) => rank !== -1);
    for (const { column } of matching) known.add(column);
    if (matching.length > 1) doubled.push({ name, columns: matching.map(({ column }) => column) });
    const best = matching.toSorted((a, b) => a.rank - b.rank)[0];
    if (best) columns[name] = best.column;
  }
  const missing = names.filter((name) => {
    const { needed } = definitions[name];
    if (columns[name] !== undefined || needed === 'never') return false;
    return needed === 'always' || columns[needed.unless] === undefined;
  });
  return {
    columns,
    missing,
    doubled,
    unknown: headings.filter((heading, column) => heading !== '' && !known.has(column)),
  };
}
