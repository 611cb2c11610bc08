import { type RawBuilder, sql } from 'kysely';
import { mentionOf } from '../document/words.ts';
import { anyOf, word } from '../filters/tsquery.ts';
import type { KeywordPlan } from '../keyword/KeywordPlan.ts';
import { searchRules } from '../searchRules.ts';

/** Result of ts_rank for one word that occurs once with weight 1. */
const RANK_OF_ONE = 0.607_927_1;

/**
 * A product's rank, as a whole number: how many of the words it has and where (title, brand, category …), with shares for words
 * of the same meaning or sound, for neighbouring words that stay neighbours, and for parts of the title. Popularity decides
 * between equal ranks.
 */
export function rankExpression(plan: KeywordPlan): RawBuilder<number> {
  const { rank, score } = searchRules;
  const [partWeight] = rank.weights;
  const wordCount = sql`${Math.max(1, plan.words.length)}::real`;
  const parts = [...new Set(plan.words.flatMap((planned) => planned.parts))];
  const relevance = sql`(
    ${weigh(plan.words.flatMap(({ exact }) => exact.flatMap((text) => [text, mentionOf(text)]).map(word)))} / ${wordCount}
    + ${rank.alikeShare}::real * least(1, ${weigh(plan.words.flatMap(({ alike }) => alike.map(word)))} / ${wordCount})
    + ${rank.phraseShare}::real * least(1, ${weigh(plan.phrases.map(word))})
    + ${rank.partShare}::real * least(1, ${weigh(parts)} / ${partWeight * Math.max(1, parts.length)}::real))`;
  const popularity = sql`(1 + ${rank.popularityShare}::real * score / ${score.max}::real)`;
  return sql<number>`round(1000000 * ${relevance} * ${popularity})::integer`;
}

/** The sum of the weights of the lexemes that the product has. ts_rank divides by their number, which is undone here. */
function weigh(parts: readonly string[]): RawBuilder<number> {
  const different = [...new Set(parts)];
  const query = anyOf(different);
  if (query === null) return sql<number>`0::real`;
  const factor = different.length / RANK_OF_ONE;
  return sql<number>`(${factor}::real * ts_rank(${[...searchRules.rank.weights]}::real[], document, ${query}::tsquery))`;
}
