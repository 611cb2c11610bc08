/** Where the page before ended: the value it is sorted by, as text, and the product. */
export interface PagePosition {
  readonly key: string;
  readonly productId: string;
  /** Products on the pages up to there. */
  readonly shown: number;
}
