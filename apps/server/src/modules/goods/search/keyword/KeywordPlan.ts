/** One word of the keyword, with everything that it may stand for. */
export interface WordPlan {
  /** The word as typed, or the word that replaces it. */
  readonly text: string;
  /** A tsquery: products that are this, or have it. */
  readonly match: string;
  /** A tsquery: products whose texts merely mention it. */
  readonly mention: string;
  /** Lexemes of this very word, and of words with the same meaning or sound: both rank, the first higher. */
  readonly exact: readonly string[];
  readonly alike: readonly string[];
  /** Parts of a tsquery that find its characters in a title, whatever word they stand in there. */
  readonly parts: readonly string[];
}

export interface KeywordPlan {
  readonly words: readonly WordPlan[];
  /** A tsquery: every word, in one way or another, and at least one of them more than mentioned. */
  readonly match: string;
  /** A wider one: every word, if only mentioned. */
  readonly mentioned: string;
  /** A narrower one, quickly answered: words that were typed together stand together. Null when none were. */
  readonly together: string | null;
  /** Neighbouring words taken together; products that have them together rank higher. */
  readonly phrases: readonly string[];
}

/** Characters or a Latin word without anything between them. */
export interface RunPlan {
  readonly words: readonly WordPlan[];
  /** A tsquery: the run as one word, or as it stands in a title. Null when that is no other than its word. */
  readonly standing: string | null;
  readonly together: string | null;
  readonly phrases: readonly string[];
}
