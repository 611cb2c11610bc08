/** The rule by which a cached answer becomes outdated. */
export interface AnswerRule {
  /** The answer is outdated as soon as this tag is bumped; of several, joined by a space, as soon as one of them is. */
  readonly tag: string;
  /** The answer may still be served this long after a bump; 0 where it must follow every change. */
  readonly lagMs: number;
  /** The answer is loaded anew after this time even without a bump: limits the damage of a lost bump. */
  readonly maxAgeMs: number;
}
