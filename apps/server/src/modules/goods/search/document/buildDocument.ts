import type { ProductFacts } from '../../catalogue/index.ts';
import { IN_STOCK, splitFacet } from './facetsOf.ts';
import { priceLexeme, priceStep } from './priceSteps.ts';
import { quoteLexeme } from './quoteLexeme.ts';
import { titlePhrases } from './titlePhrases.ts';
import { hanRuns, indexWords, normalise, partsOf } from './words.ts';

/** Parts that many products share (categories, brands, values) are cut once. */
const CACHED_TEXTS = 20_000;
const cache = new Map<string, readonly string[]>();

type Weight = 'A' | 'B' | 'C';

/**
 * The tsvector of a product as text. Words weigh A in the title, B as brand or own category, C in other categories, parameters,
 * options and tags. The subtitle's words, part words (characters and their neighbours) and filter lexemes have no position: they
 * weigh least (D) and take least room.
 */
export function buildDocument(facts: ProductFacts, row: { facets: readonly string[]; priceFen: number }): string {
  const weights = new Map<string, Weight>();
  const add = (words: readonly string[], weight: Weight) => {
    for (const word of words) if (!weights.has(word)) weights.set(word, weight);
  };
  const title = normalise(facts.title);
  const [, , own] = facts.categories;
  add(indexWords(title), 'A');
  add(titlePhrases(title).phrases, 'A');
  for (const name of [facts.brand.name, ...facts.brand.aliases]) add(nameWords(name), 'B');
  for (const name of own ? [own.name, ...own.aliases] : []) add(nameWords(name), 'B');
  for (const { name, aliases } of facts.categories) for (const word of [name, ...aliases]) add(nameWords(word), 'C');
  for (const [, value] of facts.parameters) add(cachedWords(value), 'C');
  for (const { values } of facts.options) for (const { value } of values) add(cachedWords(value), 'C');
  for (const tag of facts.tags) add(cachedWords(tag), 'C');

  const bare = new Set(row.facets.map((facet) => splitFacet(facet)[0]));
  // Nearly every product is in stock: such a lexeme would find nothing.
  bare.delete(IN_STOCK);
  const step = priceStep(row.priceFen);
  bare.add(priceLexeme(step, null));
  for (const { id } of facts.categories) bare.add(`c:${id}`).add(priceLexeme(step, id));
  for (const run of hanRuns(title)) for (const part of partsOf(run)) bare.add(part);
  // A sentence about the product: its words say little, single characters nothing.
  for (const word of indexWords(normalise(facts.subtitle))) if (word.length > 1 && !weights.has(word)) bare.add(word);

  let document = '';
  for (const [word, weight] of weights) document += `${quoteLexeme(word)}:1${weight} `;
  for (const lexeme of bare) document += `${quoteLexeme(lexeme)} `;
  return document.trimEnd();
}

/** A name is also found as a whole, however jieba cuts it. */
function nameWords(name: string): readonly string[] {
  const whole = normalise(name).replaceAll(/\s+/g, '');
  const words = cachedWords(name);
  return words.includes(whole) ? words : [whole, ...words];
}

function cachedWords(text: string): readonly string[] {
  const known = cache.get(text);
  if (known) return known;
  if (cache.size >= CACHED_TEXTS) cache.clear();
  const words = indexWords(normalise(text));
  cache.set(text, words);
  return words;
}
