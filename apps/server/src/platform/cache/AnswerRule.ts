/** How long an answer may be kept, and what makes it outdated. */
export interface AnswerRule {
  /** Outdated as soon as someone bumps this tag. */
  readonly tag: string;
  /** How old it may be although the tag was bumped. 0 where it must follow every change. */
  readonly lagMs: number;
  /** When it is loaded anew although nobody bumped the tag: bounds what a lost bump could do. */
  readonly maxAgeMs: number;
}
