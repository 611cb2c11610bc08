import type { ProductFacts } from '../../catalogue/index.ts';
import { titlePhrases } from '../document/titlePhrases.ts';
import { normalise } from '../document/words.ts';
import type { SearchTerm } from './SearchTerm.ts';

/** Longest that the table takes. */
const MAX_LENGTH = 40;

/** The words that find a product, for suggestions and pinyin. Call loadSegmenter before. */
export function collectTerms(facts: ProductFacts): SearchTerm[] {
  const terms = new Map<string, SearchTerm['kind']>();
  // The first kind stays: a brand or category says more than a word.
  const add = (text: string, kind: SearchTerm['kind']) => {
    const term = normalise(text).replaceAll(/\s+/g, '');
    if (term !== '' && term.length <= MAX_LENGTH && !terms.has(term)) terms.set(term, kind);
  };
  for (const { name } of facts.categories) add(name, 'category');
  for (const name of [facts.brand.name, ...facts.brand.aliases]) add(name, 'brand');
  for (const { aliases } of facts.categories) for (const alias of aliases) add(alias, 'word');
  const { words, phrases } = titlePhrases(normalise(facts.title));
  for (const word of words) add(word, 'word');
  for (const phrase of phrases) add(phrase, 'phrase');
  return [...terms].map(([term, kind]) => ({ term, kind }));
}
