/** Words from which titles of one first-level category are made; each text is a list, parted by `，`. */
export interface TopWords {
  /** Adjectives that fit every noun of the category. */
  readonly styles: string;
  /** Origins, for goods that are known by them. */
  readonly origins?: string;
  /** By third-level category: nouns for the thing, and features. */
  readonly leaves: Readonly<Record<string, readonly [nouns: string, features: string]>>;
}
