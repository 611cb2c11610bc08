import type { ProductFacts } from '../../catalogue/index.ts';
import { IN_STOCK, splitFacet } from './facetsOf.ts';
import { priceLexeme, priceStep } from './priceSteps.ts';
import { quoteLexeme } from './quoteLexeme.ts';
import { titlePhrases } from './titlePhrases.ts';
import { cutWords, hanRuns, indexWords, mentionOf, normalise, partsOf } from './words.ts';

/** Parts that many products share (categories, brands, values) are cut once. */
const CACHED_TEXTS = 20_000;
const cache = new Map<string, readonly string[]>();

type Weight = 'A' | 'B' | 'C';

/**
 * The tsvector of a product as text. Words weigh A in the title (features in it C), B as brand or own category, C in other categories, parameters,
 * options and tags. Words that are merely mentioned, part words (characters and their neighbours) and filter lexemes have no
 * position: they weigh least (D) and take least room.
 */
export function buildDocument(facts: ProductFacts, row: { facets: readonly string[]; priceFen: number }): string {
  const weights = new Map<string, Weight>();
  const add = (words: readonly string[], weight: Weight) => {
    for (const word of words) if (!weights.has(word)) weights.set(word, weight);
  };
  const title = normalise(facts.title);
  const [, , own] = facts.categories;
  add(indexWords(withoutFeatures(title, facts)), 'A');
  add(titlePhrases(title).phrases, 'A');
  for (const name of [facts.brand.name, ...facts.brand.aliases]) add(nameWords(name), 'B');
  const mentions = new Set<string>();
  const addCategory = ({ name, aliases }: ProductFacts['categories'][number], weight: Weight) => {
    for (const alias of aliases) add(nameWords(alias), weight);
    if (!isOfSeveral(name)) return add(nameWords(name), weight);
    add([wholeOf(name)], weight);
    for (const word of cachedWords(name)) mentions.add(word);
  };
  if (own) addCategory(own, 'B');
  add(indexWords(title), 'C');
  for (const category of facts.categories) addCategory(category, 'C');
  // Only what a category is told apart by says what a product is: a piano has 双耳机口 among its parameters.
  for (const [name, value] of facts.parameters) {
    const isFilter = facts.categories.some(({ attributes }) => attributes.includes(name));
    if (isFilter) add(cachedWords(value), 'C');
    else for (const word of cachedWords(value)) mentions.add(word);
  }
  for (const { values } of facts.options)
    for (const { value } of values) for (const word of cachedWords(value)) mentions.add(word);
  for (const tag of facts.tags) add(cachedWords(tag), 'C');

  const bare = new Set(row.facets.map((facet) => splitFacet(facet)[0]));
  // Nearly every product is in stock: such a lexeme would find nothing.
  bare.delete(IN_STOCK);
  const step = priceStep(row.priceFen);
  bare.add(priceLexeme(step, null));
  for (const { id } of facts.categories) bare.add(`c:${id}`).add(priceLexeme(step, id));
  for (const run of hanRuns(title)) for (const part of partsOf(run)) bare.add(part);
  // A sentence about the product: a piano that one plays with headphones is none. Single characters of it say nothing.
  for (const word of indexWords(normalise(facts.subtitle))) if (word.length > 1) mentions.add(word);
  for (const word of mentions) if (!weights.has(word)) bare.add(mentionOf(word));

  let document = '';
  for (const [word, weight] of weights) document += `${quoteLexeme(word)}:1${weight} `;
  for (const lexeme of bare) document += `${quoteLexeme(lexeme)} `;
  return document.trimEnd();
}

/**
 * A title without what the product's own parameters name in several words: 电脑隔层 is a part of a backpack, which is no computer
 * for it. Such words weigh as parameters do; the whole is still found as words that stand together.
 */
function withoutFeatures(title: string, { parameters }: ProductFacts): string {
  const features = parameters
    .map(([name]) => normalise(name))
    .filter((name) => title.includes(name) && cutWords(name).length > 1);
  return features.reduce((rest, name) => rest.replaceAll(name, ' '), title);
}

/** 蜂蜜与植物奶: such a category does not say which of them a product is, so honey would find oat milk. */
function isOfSeveral(name: string): boolean {
  return /[与和及、]/.test(name);
}

function wholeOf(name: string): string {
  return normalise(name).replaceAll(/\s+/g, '');
}

/** A name is also found as a whole, however jieba cuts it. */
function nameWords(name: string): readonly string[] {
  const whole = wholeOf(name);
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
