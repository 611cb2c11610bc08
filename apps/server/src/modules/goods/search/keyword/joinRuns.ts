import { allOf, anyOf } from '../filters/tsquery.ts';
import type { KeywordPlan, RunPlan, WordPlan } from './KeywordPlan.ts';

/**
 * One query of all runs. A product that merely mentions every word is not found by it: who looks for 耳机 wants none of the pianos
 * that have a socket for them. With another word that it has, a mention narrows: 键盘 静音.
 */
export function joinRuns(runs: readonly RunPlan[]): KeywordPlan {
  const words = runs.flatMap((run) => run.words);
  const standing = runs.map((run) => run.standing);
  const mentioned = allOf(runs.map((run, at) => anyOf([allOf(run.words.map(orMention)), standing[at] ?? null]))) ?? '';
  const had = anyOf([...words.map(({ match }) => match), ...standing]);
  return {
    words,
    match: words.length === 1 ? (had ?? '') : (allOf([mentioned, had]) ?? ''),
    mentioned,
    together: runs.some(({ together }) => together !== null)
      ? allOf(runs.map((run) => run.together ?? anyOf([allOf(run.words.map(orMention)), run.standing])))
      : null,
    phrases: runs.flatMap(({ phrases }) => phrases),
  };
}

/** A query of these words alone. */
export function joinWords(words: readonly WordPlan[]): KeywordPlan {
  return joinRuns([{ words, standing: null, together: null, phrases: [] }]);
}

function orMention({ match, mention }: WordPlan): string | null {
  return anyOf([match, mention]);
}
