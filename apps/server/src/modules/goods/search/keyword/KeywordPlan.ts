/** One word of the keyword, with everything that it may stand for. */
export interface WordPlan {
  /** The word as typed, or the word that replaces it. */
  readonly text: string;
  /** A tsquery. */
  readonly match: string;
  /** Lexemes of this very word, and of words with the same meaning or sound: both rank, the first higher. */
  readonly exact: readonly string[];
  readonly alike: readonly string[];
  /** Parts of a tsquery that find its characters in a title, whatever word they stand in there. */
  readonly parts: readonly string[];
}

export interface KeywordPlan {
  readonly words: readonly WordPlan[];
  /** A tsquery: every word, in one way or another. */
  readonly match: string;
  /** A narrower one, quickly answered: words that were typed together stand together. Null when none were. */
  readonly together: string | null;
  /** Neighbouring words taken together; products that have them together rank higher. */
  readonly phrases: readonly string[];
}
