/** A decision of finance on what a closed account still had. */
export interface ClosingDecision {
  readonly staffId: string;
  readonly id: string;
  readonly note: string;
  readonly now: Date;
}
