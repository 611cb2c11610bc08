import type { Reader } from '../../../../platform/database/Reader.ts';
import { loadSegmenter } from '../document/loadSegmenter.ts';
import { isHan, mentionOf, normalise, splitRuns } from '../document/words.ts';
import { allOf, anyOf, word } from '../filters/tsquery.ts';
import { findPinyinTerms } from './findPinyinTerms.ts';
import { joinRuns, joinWords } from './joinRuns.ts';
import type { KeywordPlan, RunPlan, WordPlan } from './KeywordPlan.ts';
import { planHanRun } from './planHanRun.ts';
import { planLatinWord } from './planLatinWord.ts';
import { readSynonyms } from './readSynonyms.ts';

/** More words than this are a sentence; later ones no longer narrow the search. */
const MAX_RUNS = 8;

/** The typed keyword as a query. Null when it has no searchable words, such as punctuation alone. */
export async function planKeyword(db: Reader, keyword: string): Promise<KeywordPlan | null> {
  await loadSegmenter();
  const runs = [...new Set(splitRuns(normalise(keyword)))].slice(0, MAX_RUNS);
  if (runs.length === 0) return null;
  const spelled = await planSpelledWithSpaces(db, runs);
  if (spelled) return spelled;
  const synonyms = await readSynonyms(db);
  const plans = await Promise.all(
    runs.map(async (run) =>
      isHan(run) ? planHanRun(run, synonyms) : onlyWord(await planLatinWord(db, run, synonyms)),
    ),
  );
  return joinRuns(plans);
}

/** jiang zao er ji: one word, typed by its syllables. */
async function planSpelledWithSpaces(db: Reader, runs: readonly string[]): Promise<KeywordPlan | null> {
  if (runs.length < 2 || runs.some(isHan)) return null;
  const terms = await findPinyinTerms(db, runs.join(''));
  const asWords = allOf(runs.map(word));
  const match = anyOf([...terms.map(word), asWords]);
  if (terms.length === 0 || match === null) return null;
  const mention = allOf(runs.map((run) => word(mentionOf(run)))) ?? match;
  return joinWords([{ text: runs.join(' '), match, mention, exact: runs, alike: terms, parts: [] }]);
}

function onlyWord(plan: WordPlan): RunPlan {
  return { words: [plan], standing: null, together: null, phrases: [] };
}
