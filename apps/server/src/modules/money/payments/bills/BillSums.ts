/** What a gateway's own bill of a day comes to, by kind. */
export interface BillSums {
  readonly lines: number;
  /** Null: nothing moved. */
  readonly openingFen: number | null;
  readonly closingFen: number | null;
  readonly capturedFen: number;
  readonly refundedFen: number;
  readonly feesFen: number;
  readonly feesBackFen: number;
  readonly settledFen: number;
  readonly toppedUpFen: number;
  readonly otherFen: number;
  /** The gateway's words for kinds that we do not know; the first of them. */
  readonly otherTypes: readonly string[];
}
