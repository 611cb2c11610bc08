/** Words from which titles of one first-level category are made; each text is a list, parted by `，`. */
export interface TopWords {
  /** What can stand before any noun of it. */
  readonly styles: string;
  /** Where it comes from, for what people ask that of. */
  readonly origins?: string;
  /** By third-level category: what it is called, and what is said of it. */
  readonly leaves: Readonly<Record<string, readonly [nouns: string, features: string]>>;
}
