import { loadSpeller, spellTerm } from '../terms/spellTerm.ts';
import { loadSegmenter } from './loadSegmenter.ts';
import { bigramsOf, cutWords, hanRuns, indexWords, isHan, normalise, partsOf, splitRuns } from './words.ts';

/** A piece of a text that is not a product's. */
export interface WeighedText {
  readonly text: string;
  readonly weight: number;
  /** Found by any part of it, and by its sound, too: a title, a keyword. */
  readonly isName: boolean;
}

/** Parts of a word, and its sound, say less than the word. */
const PART_SHARE = 0.3;
const SOUND_SHARE = 0.6;
const LONGEST_SOUND = 12;
/** Longer than any word: an address, or noise. */
const LONGEST = 60;

/** Pinyin and initials are marked: `tk` is no word. */
const sound = (spelling: string) => `~${spelling}`;

/** The words by which a text is found, cut as those of products are, each with its greatest weight. */
export async function textLexemes(pieces: readonly WeighedText[]): Promise<Map<string, number>> {
  await Promise.all([loadSegmenter(), loadSpeller()]);
  const weights = new Map<string, number>();
  const add = (lexeme: string, weight: number) => {
    if (lexeme.length <= LONGEST) weights.set(lexeme, Math.max(weight, weights.get(lexeme) ?? 0));
  };
  for (const { text, weight, isName } of pieces) {
    const normalised = normalise(text);
    const words = indexWords(normalised);
    for (const word of words) add(word, weight);
    if (!isName) continue;
    const runs = hanRuns(normalised);
    for (const run of runs) for (const part of partsOf(run)) add(part, PART_SHARE * weight);
    for (const word of [...words, ...runs]) {
      if (!isHan(word) || word.length < 2 || word.length > LONGEST_SOUND) continue;
      const { pinyin, initials } = spellTerm(word);
      add(sound(pinyin), SOUND_SHARE * weight);
      add(sound(initials), SOUND_SHARE * PART_SHARE * weight);
    }
  }
  return weights;
}

interface AskedLexemes {
  /** Lexemes with what each counts for. */
  readonly asked: readonly { readonly word: string; readonly share: number }[];
  /** The words as they were cut, for marking them where they are found. */
  readonly terms: readonly string[];
}

const MAX_RUNS = 12;

/** What was typed, as lexemes of such texts. A question in everyday words needs not all of them: each counts. */
export async function askedLexemes(typed: string): Promise<AskedLexemes> {
  await loadSegmenter();
  const shares = new Map<string, number>();
  const terms = new Set<string>();
  const add = (word: string, share: number) => shares.set(word, Math.max(share, shares.get(word) ?? 0));
  for (const run of splitRuns(normalise(typed)).slice(0, MAX_RUNS)) {
    if (!isHan(run)) {
      terms.add(run);
      add(run, 1);
      add(sound(run.replaceAll(/['-]/g, '')), 1);
      continue;
    }
    if (run.length === 1) {
      // In whatever word of a name it stands: that jieba has cut it off in one of them says nothing.
      terms.add(run);
      add(`_${run}`, 1);
      continue;
    }
    for (const word of indexWords(run)) add(word, PART_SHARE);
    for (const word of cutWords(run)) {
      add(word, 1);
      terms.add(word);
      // A character by itself may be part of a word there.
      if (word.length === 1) add(`_${word}`, PART_SHARE);
    }
    for (const part of bigramsOf(run)) add(part, 1);
  }
  return { asked: [...shares].map(([word, share]) => ({ word, share })), terms: [...terms] };
}
